import { fill } from '#common/fill.ts';
import type { Locale } from '#common/locales.ts';
import { amounts } from './amounts.ts';
import { datesOfReview } from './asOf.ts';
import { dates } from './dates.ts';
import { figures } from './figures.ts';
import { citations } from './law.ts';
import { measures } from './measures.ts';
import { nonBreaking, type Writing } from './writing.ts';

/** Everything that formats numbers, amounts and dates, bound to one language. */
export type Formatters = ReturnType<typeof formattersFor>;

/** Binds the formatters to a language once, so that its content cannot format by another's rules. */
export function formattersFor(locale: Locale, writing: Writing) {
  const language = { locale, ...writing };
  const amountsHere = amounts(language);
  return {
    locale,
    ...figures(language),
    ...amountsHere,
    ...measures(language, amountsHere),
    ...dates(language),
    ...datesOfReview(language),
    /** The number before a section's heading; `position` counts from one. */
    sectionNumber: (position: number) =>
      nonBreaking(fill(writing.sectionNumber, { position: String(position) })),
    ...citations(language),
  };
}
