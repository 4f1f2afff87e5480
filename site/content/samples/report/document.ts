/** What the sample report says of itself. Names and places are recognisably made up, as everywhere in the samples. */
export const sampleDocument = {
  reference: 'EX-2026/088',
  office: 'Bewertungsbüro Exempel',
  valuer: 'Eva Exempel',
  street: 'Parkring\u00a05',
  town: '98765\u00a0Exempelstadt',
  /** The place where it is signed. */
  place: 'Exempelstadt',
  valuationDate: '2026-09-08T09:30Z',
  signed: '2026-09-30T12:00Z',
  pages: 44,
} as const;

/** The six pages that are shown, in order. */
export const sheetKeys = ['cover', 'location', 'plans', 'photographs', 'methods', 'result'] as const;
export type SheetKey = (typeof sheetKeys)[number];

/** Where each stands in the whole report: its page, and the chapter that begins there. */
export const places = {
  cover: { page: 1, chapter: undefined },
  location: { page: 7, chapter: 2 },
  plans: { page: 13, chapter: 3 },
  photographs: { page: 19, chapter: 5 },
  methods: { page: 32, chapter: 7 },
  result: { page: 39, chapter: 8 },
} as const satisfies Record<SheetKey, { page: number; chapter: number | undefined }>;
