import { expect, test } from 'vitest';
import { company, contacts } from '#common/company.ts';
import { facts } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import { pageKeys, pathTo } from '#common/routes.ts';
import { languages } from '../load.ts';
import { legalValues } from './values.ts';

test.each(localeCodes)('every fact, company datum and page is there by its dotted key (%s)', (locale) => {
  const values = legalValues(locale);
  const { figure, dative, hotline } = languages[locale].format;
  for (const key of Object.keys(facts) as (keyof typeof facts)[]) {
    expect(values[`figure.${key}`]).toBe(figure[key]);
    expect(values[`dative.${key}`]).toBe(dative[key]);
  }
  expect(values['hotline.opens']).toBe(hotline.opens);
  expect(values['company.legalName']).toBe(company.legalName);
  expect(values['contacts.support.email']).toBe(contacts.support.email);
  for (const page of pageKeys) expect(values[`path.${page}`]).toBe(pathTo(locale, page));
});

test('the country is a word of the language, not a code', () => {
  expect(legalValues('de')['company.country']).toBe('Deutschland');
  expect(legalValues('en')['company.country']).toBe('Germany');
});

test('a phone number is read without line breaks and dialled without blanks', () => {
  const values = legalValues('de');
  expect(values['contacts.hotline.display']).toBe(contacts.hotline.display.replaceAll(' ', '\u00a0'));
  expect(values['contacts.hotline.tel']).toBe(contacts.hotline.tel);
});
