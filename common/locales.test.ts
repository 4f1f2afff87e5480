import { describe, expect, it } from 'vitest';
import {
  defaultLocale,
  isLocale,
  localeCodes,
  localeOfPath,
  otherLocales,
  prefixedLocales,
} from './locales.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'de'],
    ['/faq', 'de'],
    ['/en', 'en'],
    ['/en/faq', 'en'],
    ['/energy', 'de'],
    ['/faq/en', 'de'],
  ])('%s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

it('the language switch offers every language but that of the page', () => {
  for (const locale of localeCodes) expect([...otherLocales(locale), locale].toSorted()).toEqual(localeCodes);
});

it('the default language has no prefix', () => {
  expect(prefixedLocales).toEqual(localeCodes.filter((code) => code !== defaultLocale));
});

describe('a language that a form names', () => {
  it('is one of ours', () => {
    expect(isLocale('en')).toBe(true);
  });

  it.each(['xx', '', 'toString', undefined, ['de']])('is none when it is %j', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});
