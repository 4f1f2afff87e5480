import { describe, expect, it } from 'vitest';
import { faultsOfFact } from './factFaults.ts';
import messages from './factFaults.json' with { type: 'json' };
import { factKeys, facts, type Amount, type Fact, type FactKey, type Range } from './facts.ts';

it.each(factKeys)('%s is as pages can say it', (key) => {
  expect(faultsOfFact(key, facts[key], 'en')).toEqual([]);
});

describe('a figure is refused', () => {
  /** What is said of a figure of one number with another one. */
  const said = (key: FactKey, value: number) =>
    faultsOfFact(key, Object.assign({}, facts[key] as Amount, { value }), 'en').join(' ');
  const saidOfRange = (from: number, to: number) =>
    faultsOfFact('replyWithin', Object.assign({}, facts.replyWithin, { from, to }), 'en').join(' ');

  it.each<[string, FactKey, number, string]>([
    ['that a page would round', 'successFee', 5.25, 'is said with 1 decimals. 5.25 has more'],
    ['in cents and less', 'minimumFee', 4.999, 'is said with 2 decimals. 4.999 has more'],
    ['with a fraction that no page says', 'firstOfferWithin', 1.5, 'whole number only. 1.5 is none.'],
    ['below zero', 'valuerFlatFee', -1, 'must be at least 0.'],
    ['that is nothing', 'successFee', 0, 'must be at least 0.1.'],
    ['of one month where texts say “months”', 'freeAtSignUp', 1, 'must be at least 2: texts say'],
    ['that is no number', 'vatRate', NaN, 'needs a number.'],
  ])('%s', (_, key, value, says) => {
    expect(said(key, value)).toContain(says);
  });

  it.each([
    ['ends before it begins', 6, 4],
    ['ends where it begins', 4, 4],
  ])('whose range %s', (_, from, to) => {
    expect(saidOfRange(from, to)).toBe(messages.en.order);
  });

  it.each<[FactKey, number]>([
    ['successFee', 5.3],
    ['minimumFee', 5.01],
    ['valuerFlatFee', 0],
  ])('but not where pages say it in full: %s of %d', (key, value) => {
    expect(said(key, value)).toBe('');
  });
});

it('whoever fills in the form in German reads what is wrong in German', () => {
  const backwards: Range = { from: 6, to: 4, unit: 'hour', basis: 'requirement 1.30' };
  expect(faultsOfFact('replyWithin', backwards, 'de')).toEqual([messages.de.order]);
});

it('a unit that there is not is named, with those there are', () => {
  const wrong = Object.assign({}, facts.successFee, { unit: 'percentage' }) as unknown as Fact;
  expect(faultsOfFact('successFee', wrong, 'en').join(' ')).toMatch(
    /has the unit “percentage”.*percent, percentage-point, eur, .*year\.$/,
  );
});

it('every fault is said in both languages', () => {
  expect(Object.keys(messages.de)).toEqual(Object.keys(messages.en));
});
