import type { Formatters } from '../../format/formatters.ts';
import { eachSheet, sheetPages, sampleDocument } from './document.ts';
import { areas, building, distances, equalFlats, parcel } from './property.ts';
import { inputs, market, measured } from './valuation.ts';

/** Metres that the scales of map and site plan are long. */
const scales = { map: 200, site: 10 } as const;

/** What the words of the sample report name as `{report.…}`, in one language. */
export function reportValues({ area, count, date, decimal, distance, money, percent, time }: Formatters) {
  const { reference, office, valuer, street, town, place, valuationDate, signed, pages } = sampleDocument;
  const { land, ...built } = areas;
  const each = <Key extends string>(values: Record<Key, number>, write: (value: number) => string) =>
    Object.fromEntries(Object.entries<number>(values).map(([key, value]) => [key, write(value)])) as Record<
      Key,
      string
    >;
  const inCentimetres = (metres: number) => decimal(metres, 2);
  return {
    reference,
    office,
    valuer,
    street,
    town,
    place,
    valuationDate: date(valuationDate),
    inspectedAt: time(valuationDate),
    signed: date(signed),
    pages: count(pages),
    page: eachSheet((sheet) => count(sheetPages[sheet].page)),
    chapter: {
      location: count(sheetPages.location.chapter),
      plans: count(sheetPages.plans.chapter),
      photographs: count(sheetPages.photographs.chapter),
      methods: count(sheetPages.methods.chapter),
      result: count(sheetPages.result.chapter),
    },
    flats: count(measured.flats),
    equalFlats: count(equalFlats),
    livingRounded: area(measured.living),
    practiceRounded: area(measured.practice),
    area: { land: area(land), ...each(built, (squareMetres) => area(squareMetres, 2)) },
    parcel: {
      number: parcel.number,
      width: inCentimetres(parcel.width),
      depth: inCentimetres(parcel.depth),
    },
    building: { width: inCentimetres(building.width), depth: inCentimetres(building.depth) },
    distance: each(distances, distance),
    scale: each(scales, distance),
    remainingLife: count(inputs.remainingLife),
    totalLife: count(inputs.totalLife),
    marketValue: money(market.value),
    perSquareMetre: money(market.perSquareMetre),
    rentMultiple: decimal(market.rentMultiple, 1),
    landShare: percent(market.landShare, 1),
    commercialShare: percent(market.commercialShare, 1),
  };
}
