import type { Locale } from '../locales.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import type { Words } from './types.ts';

/** The words of each language. */
export const words: Record<Locale, Words> = { de, en };
