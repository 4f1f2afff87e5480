import { expect, it } from 'vitest';
import { languages } from '../load.ts';
import { textsOf } from '../testing/texts.ts';
import { successFee } from '#common/fees.ts';
import { askedBill, askedFee, comparedItems, comparedOffers, placesByTime, surveyedHouse } from './home.ts';

const { format } = languages.en;

it('puts the cheapest offer first, and counts places by time from the quickest', () => {
  const fees = comparedOffers.map(({ price }) => price);
  expect(fees).toEqual(fees.toSorted((one, other) => one - other));
  expect(placesByTime(comparedOffers).toSorted()).toEqual([1, 2, 3]);
  const items = comparedItems(format, ({ valuer }) => valuer);
  const quickest = Math.min(...comparedOffers.map(({ workingDays }) => workingDays));
  expect(items.find(({ byTime }) => byTime === 1)?.time).toBe(format.workingDays(quickest));
});

it('shows offers that a valuer finds plausible, of firms that no other page shows', () => {
  for (const { price, workingDays, valuer } of comparedOffers) {
    expect(price).toBeGreaterThanOrEqual(4200);
    expect(price).toBeLessThanOrEqual(5600);
    expect(workingDays).toBeGreaterThanOrEqual(15);
    expect(workingDays).toBeLessThanOrEqual(25);
    const said = textsOf('en').filter(({ text }) => text.includes(valuer));
    expect(said).not.toEqual([]);
    expect(said.filter(({ key }) => !key.startsWith('doors.'))).toEqual([]);
  }
});

it('takes the success fee from what the valuer asks for', () => {
  const fee = successFee(askedFee);
  expect(askedBill(format)).toEqual({
    net: format.money(askedFee, 2),
    fee: '−€122.50',
    remainder: format.money(askedFee - fee, 2),
  });
});

it('values the house between the least and the most of its three methods', () => {
  const { marketValue, incomeValue, comparisonValue, costValue } = surveyedHouse;
  const methods = [incomeValue, comparisonValue, costValue];
  expect(marketValue).toBeGreaterThanOrEqual(Math.min(...methods));
  expect(marketValue).toBeLessThanOrEqual(Math.max(...methods));
});
