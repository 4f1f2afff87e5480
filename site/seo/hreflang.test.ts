import { describe, expect, it } from 'vitest';
import { defaultLocale, localeCodes } from '#common/locales.ts';
import { pageKeys, pathTo, routes } from '#common/routes.ts';
import { absolute } from '#site/links.ts';
import { hreflang } from './hreflang.ts';

describe.each(pageKeys)('hreflang of %s', (page) => {
  const alternates = hreflang(routes[page].path);
  const addressIn = (language: string) => alternates.find(({ hreflang: code }) => code === language)?.href;

  it('names every language and x-default, each once', () => {
    expect(alternates.map(({ hreflang: code }) => code)).toEqual([...localeCodes, 'x-default']);
  });

  it('sends everybody else to the default language', () => {
    expect(addressIn('x-default')).toBe(addressIn(defaultLocale));
  });

  it.each(localeCodes)('names the %s page at its address', (locale) => {
    expect(addressIn(locale)).toBe(absolute(pathTo(locale, page)));
  });
});
