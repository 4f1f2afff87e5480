import type { Bill, KeyAnswersContent, PageMeta, SectionHead, Titled } from './shared.ts';

/** The industries that commission valuations. */
export const industries = ['banks', 'lawyers', 'insurers', 'agencies'] as const;
export type Industry = (typeof industries)[number];

/** A typical enquiry of an industry, shown as a row of the platform. */
export type IndustrySample = { occasion: string; property: string; kind: string };

/** An industry's page in small: what it has valued, with which documents, and what to settle beforehand. */
export type IndustryGuide = Titled & {
  cases: readonly string[];
  documents: readonly string[];
  pitfalls: readonly Titled[];
  sample: IndustrySample;
};

/** A line of the price list; `from` ("from about") precedes an amount of money, `net` ("plus VAT") follows it. */
export type PriceLine = Titled & { from?: string; price: string; net?: string };

export type InstitutionalContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string; note: string };
  answers: KeyAnswersContent;
  lead: SectionHead;
  industries: SectionHead & {
    items: Record<Industry, IndustryGuide>;
    labels: Record<'cases' | 'documents' | 'pitfalls', string>;
    /** Caption of a sample: "Sample enquiry". */
    sampleLabel: string;
    /** Leads to the lawyers' own solution. */
    lawyersLink: string;
    /** Leads to the contact form, where a bank asks for its papers. */
    papersLink: string;
  };
  /** Why our fee does not depend on the value. */
  independence: SectionHead & { points: readonly Titled[] };
  pricing: SectionHead & {
    lines: readonly PriceLine[];
    note: string;
    /** What makes a fee higher or lower. */
    drivers: { title: string; items: readonly Titled[] };
    examples: { title: string; bills: readonly Bill[]; note: string };
  };
  callToAction: Titled;
};
