import type { Bill, KeyAnswersContent, PageMeta, SectionHead, Statistic, Titled } from './shared.ts';
import type { Marked } from './windows.ts';

/** Kinds of property that valuers are asked about, in the order the page shows them. */
export const propertyTypes = ['residential', 'commercial', 'industrial', 'land'] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** The steps from registration to the first instruction. */
export const valuerSteps = ['register', 'verification', 'welcome', 'link'] as const;
export type ValuerStep = (typeof valuerSteps)[number];

/** A feature with its details. */
export type Feature = Titled & { points: readonly string[] };

/** A line of the fee list; `text` explains it. */
export type FeeLine = { label: string; value: string; text: string };

/** Texts of the small windows beside the steps; the link itself comes from the referral window. */
export type StepWindowsContent = Marked<{
  register: { title: string; fields: readonly { label: string; value: string }[]; action: string };
  verification: { title: string; done: readonly string[]; verified: string };
  welcome: { title: string; headline: string; text: string; fresh: string; enquiry: string; kind: string };
  link: { title: string; button: string; action: string };
}>;

export type ProfessionalContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string; note: string };
  answers: KeyAnswersContent;
  /** Leads from the hero to the fees. */
  feesLink: string;
  statistics: { title: string; items: readonly Statistic[] };
  properties: SectionHead & { types: Record<PropertyType, { title: string; examples: readonly string[] }> };
  features: SectionHead & {
    items: { enquiries: Feature; dataProtection: Feature; pricing: Feature };
    /** Leads to the platform's safety principles. */
    securityLink: string;
  };
  steps: SectionHead & { items: Record<ValuerStep, Titled>; windows: StepWindowsContent };
  fees: SectionHead & {
    ledger: readonly FeeLine[];
    examples: { title: string; bills: readonly Bill[]; notes: readonly string[] };
    terms: { text: string; link: string };
  };
  referral: SectionHead & { points: readonly Titled[] };
  callToAction: Titled & { points: readonly string[] };
};
