import type { KeyAnswersContent, PageMeta, SectionHead, Statistic, Titled } from './shared.ts';

/** Kinds of property that valuers are asked about, in the order the page shows them. */
export const propertyTypes = ['residential', 'commercial', 'industrial', 'land'] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** The steps from registration to the first instruction. */
export const valuerSteps = ['register', 'verification', 'welcome', 'link'] as const;
export type ValuerStep = (typeof valuerSteps)[number];

/** A line of the fee list; `text` explains it. */
export type FeeLine = { label: string; value: string; text: string };

export type ProfessionalContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string; note: string };
  answers: KeyAnswersContent;
  /** Leads from the hero to the fees. */
  feesLink: string;
  statistics: { title: string; items: readonly Statistic[] };
  properties: SectionHead & { types: Record<PropertyType, { title: string; examples: readonly string[] }> };
  /** Stand beside the title of the valuer's desk. */
  features: {
    items: { enquiries: Titled; dataProtection: Titled; pricing: Titled };
    /** Leads to the platform's safety principles. */
    securityLink: string;
  };
  steps: SectionHead & { items: Record<ValuerStep, Titled> };
  fees: SectionHead & {
    ledger: readonly FeeLine[];
    /** What VAT means for those who charge none. */
    vatNote: string;
    terms: { text: string; link: string };
  };
  /** `link` leads to the builder. */
  referral: Titled & { link: string };
  callToAction: Titled;
};
