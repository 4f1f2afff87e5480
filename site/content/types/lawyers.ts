import type { ClientFeature, ClientStep } from './clients.ts';
import type { KeyAnswersContent, PageMeta, SectionHead, Titled } from './shared.ts';

/** What lawyers and administrators have a property valued for. */
export const lawyerCases = ['estate', 'insolvency', 'tax'] as const;
export type LawyerCase = (typeof lawyerCases)[number];

/** A case as a sheet of a file: its facts, its readers, what it takes and what matters. */
export type CaseSheet = {
  /** The sheet's register: the case in a word, and what it is about in two or three. */
  register: { name: string; about: string };
  title: string;
  situation: string;
  /** Who reads the report, and by what law. */
  recipients: string;
  documents: readonly string[];
  pitfalls: readonly Titled[];
};

/** The parts of a sheet that have a heading. */
type CasePart = 'recipients' | 'documents' | 'pitfalls';

export type LawyersContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string; note: string };
  /** The map behind the headline: what it shows, and the tag of its parcel. */
  map: { description: string; sample: string; label: string; parcel: string; district: string };
  answers: KeyAnswersContent;
  /** The four key features and the six steps: their names are everybody's, their texts this page's own. */
  features: SectionHead & { texts: Record<ClientFeature, string> };
  steps: SectionHead & { texts: Record<ClientStep, string>; more: string };
  solution: SectionHead & {
    labels: Record<'choose' | 'sheet' | 'sample' | CasePart, string>;
    cases: Record<LawyerCase, CaseSheet>;
  };
  /** The documents of a property, on one sheet to tick off and to print. */
  checklist: Required<SectionHead> & {
    sheet: { title: string; property: string; note: string };
    groups: readonly { title: string; items: readonly string[] }[];
    print: { action: string; hint: string; back: string };
    guideLink: string;
  };
  /** Professional secrecy: what to settle, and the way to the contracts. */
  secrecy: SectionHead & { points: readonly Titled[]; papersLink: string };
  /** What a report is worth in court, who gets the invoice, houses that are let, locked or ruined. */
  questions: SectionHead & { items: readonly Titled[] };
  callToAction: Titled;
  /** Leads to the platform's safety principles. */
  securityLink: string;
};
