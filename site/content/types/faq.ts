import type { Place } from '#common/routes.ts';

/**
 * The questions by whom they concern, in page order, each with the page that says more. The specification's seven
 * come first (requirement 2.16). Each id is the anchor of its answer, so published links depend on it.
 */
const groups = {
  first: {
    how_it_works: 'platform',
    turnaround: 'institutional/how_to_start',
    security: 'trust/security',
    client_costs: 'institutional/pricing',
    valuer_costs: 'professional/service_fees',
    becoming_a_valuer: 'professional/become_partner',
    valuation_types: 'valuationGuide',
  },
  clients: {
    report_time: 'institutional/how_to_start',
    liability: 'terms',
    late_report: 'terms',
    borrowers_report: 'valuationGuide',
    qualifications: 'trust/qualifications',
    independence: 'institutional/pricing',
    who_sees_enquiries: 'trust/processors',
    showing_reports: 'trust/contract_papers',
    contract_papers: 'trust/contract_papers',
  },
  lawyers: {
    court_use: 'lawyers/special_situations',
    tax_evidence: 'lawyers/our_solution',
    professional_secrecy: 'lawyers/professional_secrecy',
    estate_invoice: 'lawyers/special_situations',
  },
  valuers: {
    number_of_enquiries: 'professional/key_benefits',
    own_clients: 'professional/referral_programme',
    verification_papers: 'professional/become_partner',
    offers_without_documents: 'professional/how_to_start',
    unpaid_fees: 'terms',
    appointed_valuers: 'professional/service_fees',
  },
  everyone: {
    revenue: 'professional/service_fees',
    private_persons: 'institutional/industries',
    end_of_contract: 'terms',
  },
} as const satisfies Record<string, Record<string, Place>>;

type Groups = typeof groups;
export type FaqGroup = keyof Groups;
export type FaqId = { [Group in FaqGroup]: keyof Groups[Group] }[FaqGroup];
export type FurtherReading = { [Group in FaqGroup]: Groups[Group][keyof Groups[Group]] }[FaqGroup];

export const faqGroups = Object.keys(groups) as FaqGroup[];
export const questionsOf = (group: FaqGroup) => Object.entries(groups[group]) as [FaqId, FurtherReading][];

/** All questions in page order, each with its further reading. */
export const faqQuestions = faqGroups.flatMap(questionsOf);
export const faqIds = faqQuestions.map(([id]) => id);

/** Answers in whose lists every point is a name, or begins with one and a colon. `steps` are numbered. */
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
  answer: string | readonly AnswerPart[];
};

export const partsOf = ({ answer }: Pick<FaqItem, 'answer'>): readonly AnswerPart[] =>
  typeof answer === 'string' ? [answer] : answer;
