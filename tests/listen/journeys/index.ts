import type { BrowserName } from '../listener.ts';
import type { Journey } from './journey.ts';
import { contact, offline } from './message.ts';
import { aboutPage, figures, guide, questions, trustPage } from './reading.ts';
import { calculator, link, offers } from './tools.ts';

const everywhere = { contact, offers, questions, guide, calculator, figures, link, trustPage, aboutPage };

/** By the names of their transcripts; only Firefox can be taken offline by keys. */
export const journeys: Record<BrowserName, Record<string, Journey>> = {
  Firefox: { ...everywhere, offline },
  Chromium: everywhere,
};
