import { valuerBill } from '../format/bills.ts';
import type { Formatters } from '../format/formatters.ts';
import { building } from './report/property.ts';
import { valuation } from './report/valuation.ts';

const inThousands = (euros: number) => Math.round(euros / 1000) * 1000;

/**
 * Sample values of the home page: illustrations, not claims. The house in its banner is the one of the sample
 * report, whose three values are rounded here. Places and firms are made up.
 */
export const surveyedHouse = {
  marketValue: valuation.market.value,
  incomeValue: inThousands(valuation.income.value),
  comparisonValue: inThousands(valuation.comparison.value),
  costValue: inThousands(valuation.cost.value),
  /** In metres: along the street, into the plot. */
  front: building.width,
  side: building.depth,
} as const;

/** Offers for a full report, in euros without VAT, the cheapest first. */
export const comparedOffers = [
  { valuer: 'Wertkontor Ahorn', price: 4390, workingDays: 21 },
  { valuer: 'Gutachten am Fluss', price: 4680, workingDays: 25 },
  { valuer: 'Büro für Bodenwert', price: 5280, workingDays: 16 },
] as const;

/** The place of the property that these offers are for, and of the one that an enquiry asks about. */
export const homePlaces = { offers: 'Rosenau', enquiry: 'Altenfeld' } as const;

/** What a valuer asks for a report, in euros without VAT. */
export const askedFee = 4600;

/** The place of each offer when the quickest comes first, counted from one. */
export function placesByTime(offers: readonly { workingDays: number }[]): number[] {
  return offers.map(
    ({ workingDays }) => 1 + offers.filter((other) => other.workingDays < workingDays).length,
  );
}

/** The offers as the home page shows them; `chosen` says in a language which one was chosen. */
export function comparedItems({ money, workingDays }: Formatters, chosen: (valuer: string) => string) {
  const byTime = placesByTime(comparedOffers);
  return comparedOffers.map(({ valuer, price, workingDays: days }, index) => {
    const offer = { valuer, fee: money(price), time: workingDays(days) };
    return { ...offer, byTime: byTime[index] ?? 1, chosen: chosen(valuer) };
  });
}

/** What the valuer of the enquiry asks for, pays and keeps. */
export function askedBill({ money, lessMoney }: Formatters) {
  const { net, fee, remainder } = valuerBill(askedFee);
  return { net: money(net, 2), fee: lessMoney(fee, 2), remainder: money(remainder, 2) };
}
