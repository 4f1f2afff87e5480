/**
 * Sample values for the product windows: illustrations, not claims. They are kept out of the copy so that
 * each language formats amounts and dates by its own rules. Places and firms are recognisably made up (long
 * names carry soft hyphens); the client's six steps all follow one property.
 */
export const sampleProperty = {
  street: 'Lindenstraße\u00a012',
  town: '12345\u00a0Musterstadt',
} as const;

/** The office building in the valuer's windows. */
export const sampleOffice = { street: 'Marktplatz\u00a03', town: '54321\u00a0Beispielhausen' } as const;

export const sampleClient = 'Muster & Partner';

/** For a full report on a residential and commercial building: fees in euros without VAT. */
export const sampleOffers = [
  {
    valuer: 'Sach\u00adver\u00adständigen\u00adbüro Nord',
    place: 'Musterstadt',
    price: 4350,
    workingDays: 22,
  },
  { valuer: 'Bewertung am Markt', place: 'Beispielhausen', price: 4800, workingDays: 18 },
  { valuer: 'Gutachter\u00adkontor West', place: 'Neustadt', price: 5450, workingDays: 15 },
] as const;

/** Minutes since each enquiry in the inbox arrived. */
export const sampleArrivals = [6, 24, 51] as const;

/** Fees in euros without VAT, for an office building: an offer, the client's answer to it, and what both agree on. */
export const sampleNegotiation = { offer: 5200, counter: 4700, agreed: 4950, workingDays: 20 } as const;

/** How many of the six steps are done, for each enquiry in a portfolio. */
export const sampleSteps = { total: 6, offers: 1, documents: 3, inspection: 4, report: 6 } as const;

/** Sizes in kilobytes. */
export const sampleFiles = {
  landRegister: 412,
  cadastralMap: 1860,
  floorPlans: 6240,
  leases: 2380,
  energy: 734,
} as const;

/** Local times, written as UTC so that every build machine prints the same. */
export const sampleDates = {
  contract: '2026-05-04T09:12Z',
  documents: '2026-05-05T16:40Z',
  inspection: '2026-05-12T10:30Z',
  report: '2026-06-05T08:00Z',
  officeInspection: '2026-05-20T14:00Z',
  desired: '2026-06-26T12:00Z',
} as const;

/** In euros. The market value follows the income value, as is usual for let property. */
export const sampleReport = {
  marketValue: 1240000,
  incomeValue: 1239500,
  comparisonValue: 1272000,
  costValue: 1186000,
  scale: { from: 1150000, to: 1300000 },
  pages: 46,
} as const;
