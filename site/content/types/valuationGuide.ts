import type { PageMeta, SectionHead, Titled } from './shared.ts';

/** What is compared: two kinds of report on the market value, and the lending value. */
export const valuationKinds = ['short', 'full', 'lending'] as const;
export type ValuationKind = (typeof valuationKinds)[number];

/** By what they are compared. */
export const comparedBy = ['purpose', 'contents', 'inspection', 'by', 'law', 'costs'] as const;
export type ComparedBy = (typeof comparedBy)[number];

type TitledList = { title: string; items: readonly string[] };

export type ValuationGuideContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  overview: SectionHead & {
    questions: Record<ComparedBy, string>;
    kinds: Record<ValuationKind, { title: string } & Record<ComparedBy, string>>;
  };
  /** Stand below the kinds: by whom, and at what price. */
  qualification: TitledList & { link: string };
  costs: Titled & { link: string };
  contents: SectionHead & { items: readonly Titled[]; sampleLink: string };
  documents: SectionHead & { groups: readonly TitledList[]; note: string };
  limits: SectionHead & { items: readonly string[]; note: string };
  arranged: Titled & { enquiryLink: string; contactLink: string };
};
