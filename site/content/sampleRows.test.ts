import { expect, it } from 'vitest';
import { sampleFormats } from './sampleFormats.ts';
import { offerRows } from './sampleRows.ts';
import { sampleOffers } from './samples.ts';

const formats = sampleFormats('en');

it('puts the cheapest or the fastest offer first', () => {
  const cheapest = Math.min(...sampleOffers.map(({ price }) => price));
  const fastest = Math.min(...sampleOffers.map(({ workingDays }) => workingDays));
  expect(offerRows(formats, 'price')[0]?.price).toBe(formats.money(cheapest));
  expect(offerRows(formats, 'time')[0]?.delivery).toBe(formats.workingDays(fastest));
});
