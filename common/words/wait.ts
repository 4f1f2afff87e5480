import { fill } from '../fill.ts';
import type { Locale } from '../locales.ts';
import { words } from './words.ts';

const minute = 60;

/**
 * "Too many attempts", with when to come back: "in 5 Minuten", "in 1 minute".
 * @param seconds as in `Retry-After`
 */
export function tooMany(locale: Locale, seconds: number): string {
  const wait = new Intl.RelativeTimeFormat(locale).format(Math.max(1, Math.ceil(seconds / minute)), 'minute');
  return fill(words[locale].too_many, { wait });
}
