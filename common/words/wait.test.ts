import { expect, it } from 'vitest';
import { localeCodes } from '../locales.ts';
import { namesIn } from '../fill.ts';
import { tooMany } from './wait.ts';
import { words } from './words.ts';

it.each([
  [1, 'in 1 Minute', 'in 1 minute'],
  [60, 'in 1 Minute', 'in 1 minute'],
  [61, 'in 2 Minuten', 'in 2 minutes'],
  [630, 'in 11 Minuten', 'in 11 minutes'],
])('%i seconds are "%s" and "%s"', (seconds, german, english) => {
  expect(tooMany('de', seconds)).toContain(`Sie es ${german} erneut`);
  expect(tooMany('en', seconds)).toContain(`again ${english}.`);
});

it.each(localeCodes)('no message in %s is empty, and one has a place for the time', (locale) => {
  const { fields, ...rest } = words[locale];
  for (const text of [...Object.values(fields), ...Object.values(rest)]) expect(text).not.toBe('');
  expect(namesIn(rest.too_many)).toEqual(['wait']);
});
