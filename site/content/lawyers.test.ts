import { expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { contentFor } from './load.ts';

it.each(localeCodes)('nothing on the lawyers’ page stands on another page too (%s)', (locale) => {
  const { lawyers, ...others } = contentFor(locale);
  const own = sentencesIn(lawyers).filter((sentence) => sentence.length > 60);
  expect(own.length).toBeGreaterThan(30);
  // A document has one name in every list.
  const elsewhere = new Set(sentencesIn({ ...others, documents: undefined }));
  expect(own.filter((sentence) => elsewhere.has(sentence))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/(?<=[.?!]) /);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}
