import type { PageMeta, SectionHead, Titled } from './shared.ts';

export type LawyersContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string; note: string };
  createEnquiry: Required<SectionHead>;
  features: SectionHead;
  solution: SectionHead & {
    points: readonly Titled[];
    /** Leads to the platform's safety principles. */
    securityLink: string;
  };
};
