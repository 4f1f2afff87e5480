import { describe, expect, it } from 'vitest';
import { preferredLocale } from './preferredLocale.ts';

describe('preferredLocale', () => {
  it.each([
    [undefined, 'de'],
    ['', 'de'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['de-AT,en;q=0.9', 'de'],
    ['fr,en;q=0.5,de;q=0.7', 'de'],
    ['fr-FR, EN-us;q=0.2', 'en'],
    ['en;q=0', 'de'],
    ['*', 'de'],
    [';;q=,,en;q=abc', 'de'],
    ['constructor', 'de'],
    ['en,de', 'en'],
    ['en-GB,de', 'en'],
    ['de;q=0.5,en;q=0.5', 'de'],
    ['en;q=0.5,de;q=0.5', 'en'],
    ['*,en', 'en'],
    ['*, en;q=0.5', 'de'],
    ['*, de;q=0.5', 'en'],
    ['de;q=0,*', 'en'],
    ['de;q=0, en;q=0', 'de'],
    ['de;q=0', 'en'],
    ['fr, *;q=0.1, en;q=0.2', 'en'],
    ['fr, *;q=0.3, en;q=0.2', 'de'],
    ['de;q=2, en;q=0.1', 'en'],
    ['de-AT;q=0.1, de;q=0.9, en;q=0.5', 'de'],
  ])('answers %j in %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});
