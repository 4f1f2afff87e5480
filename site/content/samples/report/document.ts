/** What the sample report says of itself. Names and places are recognisably made up, as everywhere in the samples. */
export const sampleDocument = {
  reference: 'EX-2026/088',
  office: 'Bewertungsbüro Exempel',
  valuer: 'Eva Exempel',
  street: 'Parkring\u00a05',
  town: '98765\u00a0Exempelstadt',
  place: 'Exempelstadt',
  valuationDate: '2026-09-08T09:30Z',
  signed: '2026-09-30T12:00Z',
  pages: 44,
} as const;

/** The six pages that are shown, in order: where each stands in the report, and the chapter that begins there. */
export const sheetPages = {
  cover: { page: 1, chapter: undefined },
  location: { page: 7, chapter: 2 },
  plans: { page: 13, chapter: 3 },
  photographs: { page: 19, chapter: 5 },
  methods: { page: 32, chapter: 7 },
  result: { page: 39, chapter: 8 },
} as const;
export type SheetKey = keyof typeof sheetPages;
export const sheetKeys = Object.keys(sheetPages) as SheetKey[];

/** Something for each of the six pages. */
export const eachSheet = (say: (sheet: SheetKey) => string) =>
  Object.fromEntries(sheetKeys.map((sheet) => [sheet, say(sheet)])) as Record<SheetKey, string>;

export const photographs = ['street', 'roof', 'garden', 'neighbours', 'church', 'surroundings'] as const;
export type Photograph = (typeof photographs)[number];
