import { expect, it } from 'vitest';
import { countryCodes, firstCountries } from '#common/countries.ts';
import { localeCodes, locales } from '#common/locales.ts';
import { countryGroups } from './countryGroups.ts';

it.each(localeCodes)('lists every country once: the usual ones first, the rest sorted (%s)', (locale) => {
  const [first = [], rest = []] = countryGroups(locale);
  expect(first.map(({ value }) => value)).toEqual(firstCountries);
  expect([...first, ...rest].map(({ value }) => value).sort()).toEqual([...countryCodes].sort());
  const names = rest.map(({ label }) => label);
  expect(names).toEqual(names.toSorted(new Intl.Collator(locales[locale].tag).compare));
});

it('names the countries in the page’s language', () => {
  const nameOf = (locale: 'de' | 'en', code: string) =>
    countryGroups(locale)
      .flat()
      .find(({ value }) => value === code)?.label;
  expect(nameOf('de', 'AT')).toBe('Österreich');
  expect(nameOf('en', 'AT')).toBe('Austria');
  expect(nameOf('de', 'AX')).toBe('Ålandinseln');
});
