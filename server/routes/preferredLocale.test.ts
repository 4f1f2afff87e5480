import { expect, it } from 'vitest';
import { preferredLocale } from './preferredLocale.ts';

it.each([
  [undefined, 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de-AT,en;q=0.9', 'de'],
  ['fr,en;q=0.5,de;q=0.7', 'de'],
  ['fr-FR, EN-us;q=0.2', 'en'],
  ['en;q=0', 'de'],
  ['*', 'de'],
  [';;q=,,en;q=abc', 'de'],
  ['constructor', 'de'],
  ['en;q=0.5,de;q=0.5', 'en'],
])('answers %j in %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
