import type { SheetKey } from '../samples/report/document.ts';
import type { Room } from '../samples/report/property.ts';
import type { PageMeta, Titled } from './shared.ts';

/** The methods of valuation and the lines of each, in the order in which the report calculates them. */
export const methodLines = {
  land: ['rate', 'value'],
  income: [
    'living',
    'practice',
    'gross',
    'administration',
    'maintenance',
    'vacancy',
    'net',
    'interest',
    'share',
    'building',
    'land',
    'preliminary',
    'repairs',
    'value',
  ],
  cost: ['then', 'now', 'depreciated', 'outdoor', 'land', 'preliminary', 'adjusted', 'repairs', 'value'],
  comparison: ['factor', 'preliminary', 'repairs', 'value'],
} as const;
export type MethodKey = keyof typeof methodLines;

/** A language's words for the calculations: a label for each line. `law` says what the method rests on. */
export type CalculationWords = {
  [Method in MethodKey]: {
    title: string;
    law: string;
    lines: Record<(typeof methodLines)[Method][number], string>;
  };
};

/** A line of a calculation: what it is, how it is worked out (or nothing), and what comes of it. */
export type CalculationLine = { label: string; working?: string; amount: string; isSum: boolean };
export type Calculation = { title: string; law: string; lines: readonly CalculationLine[] };

type Entry = { label: string; value: string };

/** `alt` says what a picture shows to those who do not see it. */
type Figure = { alt: string; caption: string };

/** The first row of a table. */
type Columns<Name extends string> = Record<Name, string>;

/** What the map names. */
export const mapLabels = ['property', 'church', 'station', 'river', 'park', 'school', 'scale'] as const;
export type MapLabel = (typeof mapLabels)[number];

/** What the site plan says; the parcels' numbers are the same in each language. */
export const sitePlanLabels = ['area', 'width', 'depth', 'storeys', 'street', 'scale'] as const;
export type SitePlanLabel = (typeof sitePlanLabels)[number];

export const photographs = ['street', 'roof', 'garden', 'neighbours', 'church', 'surroundings'] as const;
export type Photograph = (typeof photographs)[number];

/** The six pages, each a document of its own. */
export type SheetsContent = {
  /** In the margin of each page. */
  margin: {
    report: string;
    sample: string;
    author: string;
    /** "Page 7 of 44". */
    pages: Record<SheetKey, string>;
  };
  cover: {
    office: string;
    /** Says at once that everything is invented. */
    invented: string;
    picture: string;
    value: string;
    title: string;
    property: string;
    address: string;
    entries: readonly Entry[];
    result: Entry;
  };
  location: {
    title: string;
    map: Figure & { labels: Record<MapLabel, string>; rings: readonly [string, string] };
    situation: { title: string; paragraphs: readonly string[] };
    distances: { title: string; columns: Columns<'place' | 'distance'>; rows: readonly Entry[] };
  };
  plans: {
    title: string;
    floor: Figure & {
      rooms: Record<Room, { name: string; area: string }>;
      width: string;
      depth: string;
    };
    site: Figure & { labels: Record<SitePlanLabel, string> };
    areas: {
      title: string;
      columns: Columns<'part' | 'area'>;
      rows: readonly (Entry & { isSum?: true })[];
    };
  };
  photographs: { title: string; note: string; items: Record<Photograph, Figure> };
  methods: {
    title: string;
    columns: Columns<'step' | 'working' | 'amount'>;
    calculations: readonly Calculation[];
    note: string;
  };
  result: {
    title: string;
    reasons: string;
    summary: {
      title: string;
      columns: Columns<'method' | 'difference' | 'value'>;
      rows: readonly { label: string; difference: string; value: string; short: string }[];
      /** Below the scale. */
      unit: string;
      ticks: readonly string[];
    };
    value: { label: string; amount: string; inWords: string };
    ratios: { title: string; columns: Columns<'ratio' | 'value'>; rows: readonly Entry[] };
    declaration: Titled;
    signature: { name: string; role: string; placeAndDate: string; alt: string };
    stamp: { alt: string; above: string; below: string; word: string };
  };
};

/** The view in which the pages are read. */
export type ReadingContent = {
  title: string;
  sample: string;
  /** Names the list of pages. */
  pages: string;
  /** "Page 3: plans", for each page's number. */
  goTo: Record<SheetKey, string>;
  close: string;
  hint: string;
};

/** A small fan of the report on another page, which leads to it. */
export type ReportPreviewContent = {
  kicker: string;
  title: string;
  text: string;
  action: string;
  /** What stands on the cover, and that it is a sample. */
  cover: string;
  sample: string;
};

export type SampleReportContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  open: string;
  extent: string;
  /** Names each page's link, which opens it large. */
  enlarge: Record<SheetKey, string>;
  reading: ReadingContent;
  sheets: SheetsContent;
  notes: { title: string; items: readonly Titled[] };
  onward: { enquiry: string; guide: string };
  preview: ReportPreviewContent;
};
