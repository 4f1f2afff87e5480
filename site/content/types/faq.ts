import type { PageMeta } from './shared.ts';

/** The questions in page order; each is the anchor of its answer, so published links depend on it. */
export const faqIds = [
  'how_it_works',
  'turnaround',
  'security',
  'client_costs',
  'valuer_costs',
  'becoming_a_valuer',
  'valuation_types',
] as const;
export type FaqId = (typeof faqIds)[number];

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
  answer: readonly AnswerPart[];
  /** Text of the link to the page with more on it. */
  more: string;
};

export type FaqContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  /** The button that opens every answer, or closes them again. */
  all: { open: string; close: string };
  items: Record<FaqId, FaqItem>;
  contact: { title: string; text: string; link: string; hours: string };
};
