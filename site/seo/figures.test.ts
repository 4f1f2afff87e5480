import { describe, expect, it } from 'vitest';
import { factKeys, facts, type Fact } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import { invisible } from '#common/marks.ts';
import { folders } from '#site/content/load.ts';
import { statedFigures } from './figures.ts';

const { figures } = statedFigures();

it('has each figure of the site, once', () => {
  expect(figures.map(({ key }) => key)).toEqual(factKeys);
});

it.each(figures)('$key has the numbers and the unit of its fact', ({ key, ...figure }) => {
  const { unit, ...fact }: Fact = facts[key];
  const numbers = 'from' in fact ? { from: fact.from, to: fact.to } : { value: fact.value };
  expect(figure).toMatchObject({ ...numbers, unit });
});

it.each(figures)('$key says of which day it holds', ({ asOf }) => {
  expect(asOf).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  expect(Date.parse(asOf)).toBeLessThanOrEqual(Date.now());
});

it('says nothing of evidence, which is the team’s own', () => {
  expect(JSON.stringify(figures)).not.toMatch(/evidence|proven|requirement|reviewBy|decides|decision \d/i);
});

it('gives the form that German needs after “innerhalb von”', () => {
  const complaints = figures.find(({ key }) => key === 'complaintsHandledWithin');
  expect(complaints?.de.dative).toMatch(/Arbeitstagen$/);
});

it('gives no second form where there is one only', () => {
  const first = figures.find(({ key }) => key === 'firstOfferWithin');
  expect(first?.de.dative).toBeUndefined();
});

describe.each(localeCodes)('in %s', (locale) => {
  const { qualifiers, net } = folders[locale].rules;
  const said = (figure: (typeof figures)[number]) =>
    `${figure[locale].qualifier ?? ''} ${figure[locale].written} ${figure[locale].of}`;

  it.each(Object.entries(qualifiers))('%s carries the qualifier that pages must give it', (key, pattern) => {
    const figure = figures.find((one) => one.key === key);
    expect(figure && said(figure)).toMatch(new RegExp(pattern, 'iu'));
  });

  it.each(['successFee', 'minimumFee', 'shortValuationFrom', 'fullValuationFrom'])(
    '%s is said to be without VAT',
    (key) => {
      const figure = figures.find((one) => one.key === key);
      expect(figure && said(figure)).toMatch(new RegExp(net, 'iu'));
    },
  );

  it.each(figures)('$key has no character that nobody sees', (figure) => {
    expect(said(figure)).not.toMatch(invisible);
  });
});
