import { fill } from '#common/fill.ts';
import { reviewed, reviewedPages, type ReviewedPage } from '#common/reviewed.ts';
import { dates } from './dates.ts';
import type { Language } from './writing.ts';

/** Says as of which day a page holds, by page: "Stand: 26. November 2026", "As of 26 November 2026". */
export function datesOfReview(language: Language) {
  const { date } = dates(language);
  const said = reviewedPages.map((page) => [page, fill(language.asOf, { date: date(reviewed[page]) })]);
  return { asOf: Object.fromEntries(said) as Record<ReviewedPage, string> };
}
