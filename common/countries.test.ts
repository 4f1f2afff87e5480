import { expect, it } from 'vitest';
import { countryCodes, countryName, firstCountries } from './countries.ts';

it('a country is named in the reader’s language', () => {
  expect(countryName('DE', 'en-GB')).toBe('Germany');
  expect(countryName('DE', 'de-DE')).toBe('Deutschland');
});

it.each(['Ruritania', 'QQ', ''])('%j, which another program sent as a country, stays as it is', (typed) => {
  expect(countryName(typed, 'en-GB')).toBe(typed);
});

it('every country on offer has a name', () => {
  const unnamed = countryCodes.filter((code) => countryName(code, 'de-DE') === code);
  expect(unnamed).toEqual([]);
});

it('those that head the list are on it', () => {
  expect(countryCodes).toEqual(expect.arrayContaining([...firstCountries]));
});
