import type { PageMeta } from './shared.ts';

/**
 * The questions by whom they concern, in page order. The specification's seven come first (requirement 2.16).
 * Each id is the anchor of its answer, so published links depend on it.
 */
export const faqGroups = {
  first: [
    'how_it_works',
    'turnaround',
    'security',
    'client_costs',
    'valuer_costs',
    'becoming_a_valuer',
    'valuation_types',
  ],
  clients: [
    'report_time',
    'liability',
    'late_report',
    'borrowers_report',
    'qualifications',
    'independence',
    'who_sees_enquiries',
    'showing_reports',
    'contract_papers',
  ],
  lawyers: ['court_use', 'tax_evidence', 'professional_secrecy', 'estate_invoice'],
  valuers: [
    'number_of_enquiries',
    'own_clients',
    'verification_papers',
    'offers_without_documents',
    'unpaid_fees',
    'appointed_valuers',
  ],
  everyone: ['revenue', 'private_persons', 'end_of_contract'],
} as const;

export type FaqGroup = keyof typeof faqGroups;
export const faqGroupKeys = Object.keys(faqGroups) as FaqGroup[];

export type FaqId = (typeof faqGroups)[FaqGroup][number];

/** All questions in page order. */
export const faqIds: readonly FaqId[] = faqGroupKeys.flatMap((group): readonly FaqId[] => faqGroups[group]);

/** Answers in whose lists every point begins with a name and a colon. `steps` are numbered. */
export const namedPoints: Partial<Record<FaqId, 'steps' | 'kinds'>> = {
  how_it_works: 'steps',
  becoming_a_valuer: 'steps',
  security: 'kinds',
  valuation_types: 'kinds',
};

/** A paragraph, or a list of points. */
export type AnswerPart = string | readonly string[];

export type FaqItem = {
  question: string;
  /** Begins with a short sentence that answers; the reasons follow. */
  answer: readonly [string, ...AnswerPart[]];
  /** Text of the link to the page with more on it. */
  more: string;
};

export type FaqContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  /** The button that opens every answer, or closes them again. */
  all: { open: string; close: string };
  /** Headings of the groups, and the name of the list of links to them. */
  groups: Record<FaqGroup, string> & { label: string };
  items: Record<FaqId, FaqItem>;
  contact: { title: string; text: string; link: string; hours: string };
};
