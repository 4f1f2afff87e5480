import type { PageMeta, SectionHead, Titled } from './shared.ts';

/** What is compared: two kinds of report on the market value, and the lending value. */
export const valuationKinds = ['short', 'full', 'lending'] as const;
export type ValuationKind = (typeof valuationKinds)[number];

/** By what they are compared. */
export const comparedBy = ['purpose', 'contents', 'inspection', 'accepted', 'law', 'costs'] as const;
export type ComparedBy = (typeof comparedBy)[number];

export const occasions = ['lending', 'estate', 'tax', 'insolvency', 'sale', 'portfolio'] as const;
export type Occasion = (typeof occasions)[number];

type TitledList = { title: string; items: readonly string[] };

export type ValuationGuideContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  /** Names the list of the page's questions. */
  onThisPage: string;
  overview: SectionHead & {
    questions: Record<ComparedBy, string>;
    kinds: Record<ValuationKind, { title: string } & Record<ComparedBy, string>>;
  };
  occasions: SectionHead & {
    /** Precedes what to look out for. */
    careLabel: string;
    items: Record<Occasion, Titled & { answer: string; care: string }>;
    trustLink: string;
  };
  contents: SectionHead & { items: readonly Titled[]; sampleLink: string };
  documents: SectionHead & { groups: readonly TitledList[]; note: string };
  limits: SectionHead & { items: readonly string[]; note: string };
  costs: SectionHead & {
    /** `from` ("from about") precedes an amount of money. */
    lines: readonly (Titled & { from?: string; fee: string })[];
    drivers: TitledList;
    pricingLink: string;
  };
  arranged: SectionHead & { does: TitledList; doesNot: TitledList; enquiryLink: string; contactLink: string };
};
