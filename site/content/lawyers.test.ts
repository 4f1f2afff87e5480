import { expect, it } from 'vitest';
import { localeCodes, type Locale } from '#common/locales.ts';
import { contentFor } from './load.ts';

/** What people search for, in headline and title of the page for lawyers. */
const soughtWords: [Locale, RegExp[]][] = [
  ['de', [/Immobilie/, /Gutachten|Bewertung/i]],
  ['en', [/propert/i, /valuation/i, /Germany/]],
];

it.each(soughtWords)(
  'headline and title of the lawyers’ page hold what people search for (%s)',
  (locale, words) => {
    const { hero, meta } = contentFor(locale).lawyers;
    for (const word of words) {
      expect(hero.title).toMatch(word);
      expect(meta.subject).toMatch(word);
    }
  },
);

it.each(localeCodes)('nothing on the lawyers’ page stands on another page too (%s)', (locale) => {
  const { lawyers, ...others } = contentFor(locale);
  // The four answers below the hero are meant to be the same everywhere.
  const own = sentencesIn({ ...lawyers, answers: [] }).filter((sentence) => sentence.length > 60);
  expect(own.length).toBeGreaterThan(50);
  const elsewhere = new Set(sentencesIn(others));
  expect(own.filter((sentence) => elsewhere.has(sentence))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/(?<=[.?!]) /);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}
