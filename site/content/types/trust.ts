import type { PageMeta, SectionHead, Titled } from './shared.ts';

/** Kinds of qualification that a valuer may have, in the order in which the page explains them. */
export const qualifications = ['sworn', 'certified', 'hypzert', 'independent'] as const;
export type Qualification = (typeof qualifications)[number];

export type TrustContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  /** Names the list of the page's questions. */
  onThisPage: string;
  verification: SectionHead & {
    means: { title: string; items: readonly string[] };
    meansNot: { title: string; items: readonly string[] };
  };
  qualifications: SectionHead & {
    items: Record<Qualification, Titled & { ask: string }>;
    /** Precedes what a client should ask to see. */
    askLabel: string;
    note: string;
    guideLink: string;
    sampleLink: string;
  };
  figures: SectionHead & { groups: { times: string; prices: string; service: string }; pricingLink: string };
  security: SectionHead & { note: string };
  processors: SectionHead & { items: readonly Titled[]; privacyLink: string };
  deletion: SectionHead;
  papers: SectionHead & { items: readonly Titled[]; contactLink: string };
  limits: SectionHead & { items: readonly Titled[]; termsLink: string };
};
