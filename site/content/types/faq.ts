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
