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
  expect(first[1]?.label).toBe({ de: 'Österreich', en: 'Austria' }[locale]);
});
