import type { Formatters } from '../format/formatters.ts';
import type { OfferOrder } from '../types/windows.ts';
import { sampleOffers, sampleReport } from './values.ts';

/** The sample offers as a window shows them, cheapest or fastest first. */
export function offerRows({ money, workingDays }: Formatters, order: OfferOrder) {
  const key = order === 'price' ? 'price' : 'workingDays';
  return sampleOffers
    .toSorted((one, other) => one[key] - other[key])
    .map(({ price, workingDays: days, ...offer }) => ({
      ...offer,
      price: money(price),
      delivery: workingDays(days),
    }));
}

/** A value of the sample report, in euros, and its position on the report's scale in percent. */
export function onScale(label: string, euros: number, { money }: Formatters) {
  const { from, to } = sampleReport.scale;
  return { label, value: money(euros), position: Math.round(((euros - from) / (to - from)) * 100) };
}
