import type { OfferId } from '../types/caseStage.ts';
import type { IncomeBasis } from './incomeValue.ts';

/** An offer of the case: its fee in euros without VAT, its way in kilometres. */
type CaseOffer = { valuer: string; place: string; distance: number; fee: number; workingDays: number };

/**
 * The one case of the institutional clients' page, from enquiry to report. What is named here is
 * recognisably made up; days and times are local ones, written as UTC so that every build machine prints the same.
 */
export const sampleCase = {
  number: 'B-2026-0417',
  reference: '7-3381/26',
  client: { firm: 'Musterbank eG', person: 'Alex Muster', initials: 'AM' },
  street: 'Speicherstraße\u00a014',
  town: '24680\u00a0Musterhafen',
  parcel: '212/4',
  offers: {
    nearest: {
      valuer: 'Gutachten am Hafen',
      place: 'Musterhafen',
      distance: 6,
      fee: 4280,
      workingDays: 24,
    },
    fastest: {
      valuer: 'Wertkontor Beispielburg',
      place: 'Beispielburg',
      distance: 27,
      fee: 4940,
      workingDays: 16,
    },
    fullest: {
      valuer: 'Bewertung Probsteich',
      place: 'Probstmühlen',
      distance: 48,
      fee: 5560,
      workingDays: 19,
    },
  } satisfies Record<OfferId, CaseOffer> as Record<OfferId, CaseOffer>,
  dates: {
    enquiry: '2026-09-07T09:20Z',
    offers: '2026-09-09T08:05Z',
    contract: '2026-09-10T10:15Z',
    countersigned: '2026-09-10T09:48Z',
    documents: '2026-09-11T14:30Z',
    inspection: '2026-09-15T10:30Z',
    inspectionEnds: '2026-09-15T12:00Z',
    desired: '2026-10-16T12:00Z',
  },
  /** The week of the inspection: Monday to Friday. */
  week: ['2026-09-14', '2026-09-15', '2026-09-16', '2026-09-17', '2026-09-18'],
  hours: ['2026-09-15T09:00Z', '2026-09-15T10:30Z', '2026-09-15T13:00Z', '2026-09-15T14:30Z'],
  income: {
    rents: [
      { area: 548, perSquareMetre: 11.2 },
      { area: 132, perSquareMetre: 18.5 },
    ],
    operatingCosts: 20,
    land: { area: 460, perSquareMetre: 520 },
    propertyYield: 3.75,
    years: 38,
    rounding: 10000,
  } satisfies IncomeBasis as IncomeBasis,
  report: { pages: 46, kilobytes: 8200 },
  /** Kilobytes, in the order of the list; the last one is still to come. */
  files: [386, 2140, 7930, 94, 11800, 698],
} as const;
