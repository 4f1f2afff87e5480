import { expect, it } from 'vitest';
import { languages } from '../load.ts';
import { offerRows } from './rows.ts';
import { sampleOffers } from './values.ts';

const formats = languages.en.format;

it('shows offers that a valuer finds plausible for a full report on a residential and commercial building', () => {
  for (const { price, workingDays } of sampleOffers) {
    expect(price).toBeGreaterThanOrEqual(4200);
    expect(price).toBeLessThanOrEqual(5600);
    expect(workingDays).toBeGreaterThanOrEqual(15);
    expect(workingDays).toBeLessThanOrEqual(25);
  }
});

it('puts the cheapest or the fastest offer first', () => {
  const cheapest = Math.min(...sampleOffers.map(({ price }) => price));
  const fastest = Math.min(...sampleOffers.map(({ workingDays }) => workingDays));
  expect(offerRows(formats, 'price')[0]?.price).toBe(formats.money(cheapest));
  expect(offerRows(formats, 'time')[0]?.delivery).toBe(formats.workingDays(fastest));
});
