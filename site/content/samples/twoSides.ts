import type { CaseEvent } from '../types/twoSides.ts';

/**
 * The values of the case that the platform page follows on both sides: illustrations, not claims. Firms and
 * town are recognisably made up and stand on no other page.
 */
export const sampleCase = {
  client: 'Sparbank Musterbrück',
  town: 'Musterbrück',
  street: 'Kontorweg\u00a07',
  desired: '2026-10-15T12:00Z',
  /** Cheapest first; the first one is chosen. Fees in euros without VAT. */
  offers: [
    { valuer: 'Gutachterbüro Lindenhof', fee: 6200, workingDays: 19 },
    { valuer: 'Wertwerk Süd', fee: 6650, workingDays: 16 },
    { valuer: 'Bewertungsbüro Seeblick', fee: 6900, workingDays: 14 },
  ],
  /** What the client proposes instead of the first offer's fee, and what both agree on. */
  counter: 5600,
  agreed: 5900,
  /** In euros. */
  marketValue: 4420000,
  pages: 52,
} as const;

/** When each event happens: local times, written as UTC so that every build machine prints the same. */
export const sampleTimes: Record<CaseEvent, string> = {
  enquiry: '2026-09-07T08:50Z',
  offer: '2026-09-07T17:20Z',
  counterOffer: '2026-09-08T10:05Z',
  choice: '2026-09-09T15:30Z',
  contract: '2026-09-10T11:15Z',
  documents: '2026-09-11T16:40Z',
  inspection: '2026-09-17T10:00Z',
  report: '2026-10-05T16:20Z',
};
