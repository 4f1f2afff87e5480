import { expect, it } from 'vitest';
import { languages } from '../load.ts';
import { offerRows } from './rows.ts';
import { sampleOffers } from './values.ts';

const formats = languages.en.format;

it('puts the cheapest or the fastest offer first', () => {
  const cheapest = Math.min(...sampleOffers.map(({ price }) => price));
  const fastest = Math.min(...sampleOffers.map(({ workingDays }) => workingDays));
  expect(offerRows(formats, 'price')[0]?.price).toBe(formats.money(cheapest));
  expect(offerRows(formats, 'time')[0]?.delivery).toBe(formats.workingDays(fastest));
});
