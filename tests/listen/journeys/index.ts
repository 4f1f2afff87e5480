import type { BrowserName } from '../listener.ts';
import type { Journey } from './journey.ts';
import { contact, offline } from './message.ts';
import { figures, guide, questions, wholePage } from './reading.ts';
import { calculator, link, offers } from './tools.ts';

const everywhere = { contact, offers, questions, guide, calculator, figures, link, wholePage };

/** By the names of their transcripts; only Firefox can be taken offline by keys. */
export const journeys: Record<BrowserName, Record<string, Journey>> = {
  Firefox: { ...everywhere, offline },
  Chromium: everywhere,
};
