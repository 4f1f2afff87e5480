import type { Bill, KeyAnswersContent, PageMeta, SectionHead, Titled } from './shared.ts';

/** The industries that commission valuations. */
export const industries = ['banks', 'lawyers', 'insurers', 'agencies'] as const;
export type Industry = (typeof industries)[number];

/** What an industry has valued, what it should settle beforehand, and the link to more. */
export type IndustryCard = { title: string; occasion: string; pitfall: Titled; more: string };

/** A line of the price list; `from` ("from about") precedes an amount of money, `net` ("plus VAT") follows it. */
export type PriceLine = Titled & { from?: string; price: string; net?: string };

export type InstitutionalContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string; note: string };
  answers: KeyAnswersContent;
  /** Heads the four features. */
  lead: SectionHead;
  industries: SectionHead & { items: Record<Industry, IndustryCard> };
  pricing: SectionHead & {
    lines: readonly PriceLine[];
    note: string;
    /** What makes a fee higher or lower. */
    drivers: Titled;
    examples: { title: string; bills: readonly Bill[]; note: string };
  };
  callToAction: Titled;
};
