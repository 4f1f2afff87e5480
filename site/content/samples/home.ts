import { fill } from '#common/fill.ts';
import type { Formatters } from '../format/formatters.ts';
import { properties, purposes, type Property } from '../types/home.ts';
import type { Texts } from '../types/texts.ts';
import { ranksByTime } from './ranksByTime.ts';
import { building } from './report/property.ts';
import { figuresOfHouse } from './report/rows.ts';
import { methods } from './report/valuation.ts';

/**
 * Sample offers for a full report on each property that the home page's enquiry can be about, the cheapest first:
 * fees in euros without VAT, inspection and expenses included, so that they compare. The people are made up.
 */
export const comparedOffers = {
  house: [
    { valuer: 'Mira Musterfeld', qualification: 'certified', fee: 4390, workingDays: 21 },
    { valuer: 'Jonas Beispiel', qualification: 'independent', fee: 4680, workingDays: 25 },
    { valuer: 'Karla Platzhalter', qualification: 'appointed', fee: 5280, workingDays: 16 },
  ],
  flats: [
    { valuer: 'Jonas Beispiel', qualification: 'independent', fee: 4250, workingDays: 20 },
    { valuer: 'Mira Musterfeld', qualification: 'certified', fee: 4620, workingDays: 17 },
    { valuer: 'Karla Platzhalter', qualification: 'appointed', fee: 4940, workingDays: 22 },
  ],
  land: [
    { valuer: 'Karla Platzhalter', qualification: 'appointed', fee: 2150, workingDays: 12 },
    { valuer: 'Mira Musterfeld', qualification: 'certified', fee: 2380, workingDays: 14 },
    { valuer: 'Jonas Beispiel', qualification: 'independent', fee: 2590, workingDays: 9 },
  ],
} as const;

/** The measured edge of each plot along its street, in metres. */
const fronts: Record<Property, number> = { house: building.width, flats: 31.5, land: 38.2 };

/** The home page with its enquiry and the offers for it, in the words of a language. */
export function home({ home: texts, common: { sample } }: Texts, format: Formatters) {
  const { enquiry, figures } = texts;
  const { money, metres, workingDays } = format;
  return {
    ...texts,
    figures: {
      ...figures,
      lines: figuresOfHouse(format, figures.labels),
      total: fill(figures.total, { sum: money(methods.income.value.value) }),
    },
    enquiry: {
      ...enquiry,
      sample,
      purposes: purposes.map((value) => ({
        value,
        label: enquiry.purpose.options[value],
        result: enquiry.result[value],
      })),
      properties: properties.map((value) => {
        const ranks = ranksByTime(comparedOffers[value]);
        return {
          value,
          label: enquiry.property.options[value],
          front: metres(fronts[value]),
          offers: comparedOffers[value].map(({ valuer, qualification, fee, workingDays: days }, index) => ({
            valuer,
            qualification: enquiry.qualifications[qualification],
            fee: money(fee),
            time: workingDays(days),
            rankByTime: ranks[index] ?? 1,
          })),
        };
      }),
    },
  };
}
