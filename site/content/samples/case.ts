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
  client: { firm: 'Musterbank eG', initials: 'AM' },
  street: 'Speicherstraße\u00a014',
  town: '24680\u00a0Musterhafen',
  offers: {
    nearest: {
      valuer: 'Hanna Muster',
      place: 'Musterhafen',
      distance: 6,
      fee: 4280,
      workingDays: 24,
    },
    fastest: {
      valuer: 'Henrik Vorlage',
      place: 'Beispielburg',
      distance: 27,
      fee: 4940,
      workingDays: 16,
    },
    fullest: {
      valuer: 'Clara Probe',
      place: 'Probstmühlen',
      distance: 48,
      fee: 5560,
      workingDays: 19,
    },
  } satisfies Record<OfferId, CaseOffer> as Record<OfferId, CaseOffer>,
  dates: { contract: '2026-09-10T10:15Z', inspection: '2026-09-15T10:30Z' },
  /** Of these dates both chose the inspection's. */
  proposals: ['2026-09-14T14:00Z', '2026-09-15T10:30Z', '2026-09-17T09:00Z'],
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
  pages: 46,
} as const;
