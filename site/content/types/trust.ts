import type { PageMeta, SectionHead, Titled } from './shared.ts';

/** Kinds of qualification that a valuer may have, in the order in which the page explains them. */
export const qualifications = ['sworn', 'certified', 'independent'] as const;
export type Qualification = (typeof qualifications)[number];

type Section = SectionHead & { items: readonly Titled[] };

export type TrustContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  security: { title: string; note: string };
  /** What the terms lay down; `verified` and `figures` have addresses of their own. */
  agreed: SectionHead & {
    verified: Titled;
    figures: Titled;
    items: readonly Titled[];
    termsLink: string;
    pricingLink: string;
  };
  qualifications: SectionHead & {
    items: Record<Qualification, Titled>;
    guideLink: string;
    sampleLink: string;
  };
  processors: Section & { privacyLink: string };
  deletion: Section;
  limits: SectionHead & { items: readonly string[]; contactLink: string };
};
