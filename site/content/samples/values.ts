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

export const sampleOffers = [
  {
    valuer: 'Sach\u00adver\u00adständigen\u00adbüro Nord',
    place: 'Musterstadt',
    price: 1280,
    workingDays: 12,
  },
  { valuer: 'Bewertung am Markt', place: 'Beispielhausen', price: 1390, workingDays: 8 },
  { valuer: 'Gutachter\u00adkontor West', place: 'Neustadt', price: 1540, workingDays: 5 },
] as const;

/** Minutes since each enquiry in the inbox arrived. */
export const sampleArrivals = [6, 24, 51] as const;

/** Prices in euros: an offer, the client's answer to it, and what both agree on. */
export const sampleNegotiation = { offer: 2480, counter: 2250, agreed: 2350, workingDays: 8 } as const;

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
  report: '2026-05-19T08:00Z',
  officeInspection: '2026-05-20T14:00Z',
  desired: '2026-05-29T12:00Z',
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
