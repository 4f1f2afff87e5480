import type { SampleFormats } from './sampleFormats.ts';
import { sampleOffers, sampleReport } from './samples.ts';

/** The sample offers as a window shows them, cheapest first. */
export function offerRows({ money, workingDays }: SampleFormats) {
  return sampleOffers.map(({ valuer, place, price, workingDays: days }) => ({
    valuer,
    place,
    price: money(price),
    delivery: workingDays(days),
  }));
}

/** The sample report's values by method, the longest bar at 100 percent. */
export function methodRows(labels: readonly string[], { money }: SampleFormats) {
  const longest = Math.max(...sampleReport.methods);
  return sampleReport.methods.map((euros, index) => ({
    label: labels[index] ?? '',
    value: money(euros),
    share: Math.round((euros / longest) * 100),
  }));
}
