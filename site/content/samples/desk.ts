import type { Formatters } from '../format/formatters.ts';
import type { Words } from '../types/words.ts';
import { valuerBill } from './bills.ts';

/**
 * The house that the valuers' page is cut through, in centimetres: walls of 36.5, floors of 24, storeys of three
 * metres. Rooms and walls of the ground floor add up to its width (`samples.test.ts`).
 */
export const sampleHouse = {
  width: 1080,
  outerWall: 36.5,
  innerWall: 24,
  slab: 24,
  rooms: [433.5, 181, 344.5],
  storey: 300,
  cellar: 275,
  ridge: 1145,
  person: 175,
  /** Of the flat on the first floor, in square metres. */
  flat: 98,
} as const;

/** The enquiry on the valuer's desk, about the flat in that house; the fee in euros without VAT. */
const sampleDesk = {
  reference: 'BW-2026-1187',
  town: 'Musterlingen',
  received: '2026-11-20T09:12Z',
  valuationDate: '2026-10-01T12:00Z',
  desired: '2027-01-29T12:00Z',
  fee: 1950,
  workingDays: 16,
} as const;

/** The fee that the calculator starts with, in euros without VAT. */
export const sampleFee = 4800;

/** What stands on the section through the house: heights, widths and the flat that is valued. */
export function valuersHouse({ valuersHouse: words }: Words, { area, decimal }: Formatters) {
  const { width, rooms, slab, storey, cellar, ridge, flat } = sampleHouse;
  const metres = (centimetres: number) => decimal(centimetres / 100, 2);
  const level = (name: string, centimetres: number) => {
    const sign = centimetres === 0 ? '±' : centimetres < 0 ? '−' : '+';
    return { name, height: `${sign}\u00a0${metres(Math.abs(centimetres))}` };
  };
  const { levels } = words;
  return {
    description: words.description({ width: metres(width), ridge: metres(ridge), flat: area(flat) }),
    levels: {
      cellar: level(levels.cellar, -cellar),
      ground: level(levels.ground, 0),
      first: level(levels.first, storey),
      attic: level(levels.attic, 2 * storey),
      ridge: level(levels.ridge, ridge),
    },
    /** From floor to floor, and from the attic's floor to the ridge. */
    storeys: {
      cellar: metres(cellar),
      ground: metres(storey),
      first: metres(storey),
      attic: metres(ridge - 2 * storey),
    },
    /** With a third decimal place where there is half a centimetre; drawings raise it. */
    rooms: rooms.map((room) => decimal(room / 100, Number.isInteger(room) ? 2 : 3)),
    width: metres(width),
    clearHeight: metres(storey - slab),
    flat: { area: area(flat), text: words.flat },
  };
}

/** An enquiry as it lies on a valuer's desk, and both answers to it. */
export function valuersDesk({ valuersDesk: words, common: { sample } }: Words, format: Formatters) {
  const { date, lessMoney, money, time, workingDays } = format;
  const { reference, town, received, valuationDate, desired } = sampleDesk;
  const { fee, remainder } = valuerBill(sampleDesk.fee);
  const { enquiry, answer } = words;
  const { labels } = enquiry;
  const { lines, total } = answer.offer;
  const day = (iso: string) => (enquiry.datesBreak ? date(iso).replaceAll('\u00a0', ' ') : date(iso));
  return {
    ...words,
    sample,
    enquiry: {
      ...enquiry,
      reference,
      from: `${enquiry.from}, ${town}`,
      received: time(received),
      particulars: [
        { label: labels.report, value: enquiry.report },
        { label: labels.purpose, value: enquiry.purpose },
        { label: labels.valuationDate, value: day(valuationDate) },
        { label: labels.desired, value: day(desired) },
      ],
    },
    answer: {
      ...answer,
      offer: {
        ...answer.offer,
        lines: [
          { label: lines.net, value: money(sampleDesk.fee, 2) },
          { label: lines.time, value: workingDays(sampleDesk.workingDays) },
          { label: lines.fee, value: lessMoney(fee, 2) },
        ],
        total: { label: total, value: money(remainder, 2) },
      },
    },
  };
}
