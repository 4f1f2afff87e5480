import { fill } from '#common/fill.ts';
import type { Formatters } from '../format/formatters.ts';
import type { Texts } from '../types/texts.ts';
import { valuerBill } from './bills.ts';

/** The flat on the valuers' section, in square metres, and the dimensions on it, in centimetres without halves. */
const flatArea = 98;
const width = 1080;
const ridge = 1145;
const dimensions = [0, 181, 275, 276, 300, 344, 433, 545, 600, width, ridge];

/** The enquiry on the valuer's desk, about the flat in that house; the fee in euros without VAT. */
const sampleDesk = {
  reference: 'BW-2026-1187',
  town: 'Musterlingen',
  received: '2026-11-20T12:00Z',
  valuationDate: '2026-10-01T12:00Z',
  desired: '2027-01-29T12:00Z',
  fee: 1950,
  workingDays: 16,
} as const;

/** The fee that the calculator starts with, in euros without VAT. */
export const sampleFee = 4800;

/** What stands on the section through the house, by its placeholder there. */
export function valuersHouse({ valuersHouse: texts }: Texts, { area, decimal }: Formatters) {
  const metres = (centimetres: number) => decimal(centimetres / 100, 2);
  const flat = area(flatArea);
  return {
    description: fill(texts.description, { width: metres(width), ridge: metres(ridge), flat }),
    labels: {
      ...texts.labels,
      area: flat,
      ...Object.fromEntries(dimensions.map((dimension) => [dimension, metres(dimension)])),
    } as Record<string, string>,
  };
}

/** An enquiry as it lies on a valuer's desk, and both answers to it. */
export function valuersDesk({ valuersDesk: texts, common: { sample } }: Texts, format: Formatters) {
  const { date, lessMoney, money, workingDays } = format;
  const { reference, town, received, valuationDate, desired } = sampleDesk;
  const { fee, remainder } = valuerBill(sampleDesk.fee);
  const { enquiry, answer } = texts;
  const { labels } = enquiry;
  const { lines, total } = answer.offer;
  return {
    ...texts,
    sample,
    enquiry: {
      ...enquiry,
      reference,
      from: `${enquiry.from}, ${town}`,
      received: date(received),
      particulars: [
        { label: labels.report, value: enquiry.report },
        { label: labels.purpose, value: enquiry.purpose },
        { label: labels.valuationDate, value: date(valuationDate) },
        { label: labels.desired, value: date(desired) },
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
