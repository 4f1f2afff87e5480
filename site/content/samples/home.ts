import type { Formatters } from '../format/formatters.ts';
import type { Words } from '../types/words.ts';
import { valuerBill } from './bills.ts';
import { building } from './report/property.ts';
import { valuation } from './report/valuation.ts';

const inThousands = (euros: number) => Math.round(euros / 1000) * 1000;

/**
 * Sample values of the home page: illustrations, not claims. The house in its banner is the one of the sample
 * report, whose three values are rounded here. Places and firms are made up.
 */
export const surveyedHouse = {
  marketValue: valuation.market.value,
  methods: {
    income: inThousands(valuation.income.value),
    comparison: inThousands(valuation.comparison.value),
    cost: inThousands(valuation.cost.value),
  },
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
const places = { offers: 'Rosenau', enquiry: 'Altenfeld' } as const;

/** What a valuer asks for a report, in euros without VAT. */
const askedFee = 4600;

/** The place of each offer when the quickest comes first, counted from one. */
export function placesByTime(offers: readonly { workingDays: number }[]): number[] {
  return offers.map(
    ({ workingDays }) => 1 + offers.filter((other) => other.workingDays < workingDays).length,
  );
}

/** The home page with its surveyed house, in the words of a language. */
export function home({ home: words, common: { sample } }: Words, { money, metres }: Formatters) {
  const { survey, report } = words;
  const { marketValue, methods, front, side } = surveyedHouse;
  const amount = money(marketValue);
  return {
    ...words,
    survey: {
      ...survey,
      sample,
      amount,
      methods: (['income', 'comparison', 'cost'] as const).map((method) => ({
        label: survey.methods[method],
        amount: money(methods[method]),
      })),
      measures: { front: metres(front), side: metres(side) },
      description: `${sample}: ${survey.description(amount)}`,
    },
    report: { ...report, sample, amount },
  };
}

/** What each audience would do first: offers to compare, an enquiry to answer. */
export function doors({ doors: words, common: { sample } }: Words, format: Formatters) {
  const { lessMoney, money, workingDays } = format;
  const { offers, enquiry } = words;
  const byTime = placesByTime(comparedOffers);
  const { net, fee, remainder } = valuerBill(askedFee);
  const { lines } = enquiry.offer;
  return {
    sample,
    offers: {
      ...offers,
      property: offers.property(places.offers),
      items: comparedOffers.map(({ valuer, price, workingDays: days }, index) => ({
        valuer,
        fee: money(price),
        time: workingDays(days),
        byTime: byTime[index] ?? 1,
        chosen: offers.chosen(valuer),
      })),
    },
    enquiry: {
      ...enquiry,
      facts: [
        { label: enquiry.property.label, value: enquiry.property.value(places.enquiry) },
        ...enquiry.facts,
      ],
      offer: {
        ...enquiry.offer,
        lines: [
          { label: lines.net, value: money(net, 2) },
          { label: lines.fee, value: lessMoney(fee, 2) },
          { label: lines.remainder, value: money(remainder, 2) },
        ],
      },
    },
  };
}
