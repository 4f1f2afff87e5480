import type { PageKey } from './routes.ts';

/**
 * Pages that state law and prices, with the day on which a person last read them through against their sources,
 * `YYYY-MM-DD`. Each page shows its day ("Stand: …"); it changes when somebody has read it, not when a word changes.
 */
export const reviewed = {
  valuationGuide: '2026-11-26',
  faq: '2026-11-26',
  trust: '2026-11-26',
} as const satisfies Partial<Record<PageKey, string>>;

export type ReviewedPage = keyof typeof reviewed;

/** The pages of `reviewed`. */
export const reviewedPages = Object.keys(reviewed) as ReviewedPage[];
