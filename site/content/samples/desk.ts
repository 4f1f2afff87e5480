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
export const sampleDesk = {
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
