import { describe, expect, it } from 'vitest';
import { defaultLocale, localeCodes } from '#common/locales.ts';
import { localisedPath, pageKeys, routes } from '#common/routes.ts';
import { absolute, unprefixed } from '#site/links.ts';
import { hreflang } from './hreflang.ts';

describe.each(pageKeys)('hreflang of %s', (page) => {
  const { path } = routes[page];
  const alternates = hreflang(path, absolute);
  const addressIn = (language: string) => alternates.find(({ hreflang: code }) => code === language)?.href;

  it('names every language and x-default, each once', () => {
    expect(alternates.map(({ hreflang: code }) => code)).toEqual([...localeCodes, 'x-default']);
  });

  it('sends everybody else to the default language', () => {
    expect(addressIn('x-default')).toBe(addressIn(defaultLocale));
  });

  it.each(localeCodes)('is reciprocal: the %s page names itself and the same alternates', (locale) => {
    const own = localisedPath(locale, path);
    expect(addressIn(locale)).toBe(absolute(own));
    expect(hreflang(unprefixed(own, locale), absolute)).toEqual(alternates);
  });
});
