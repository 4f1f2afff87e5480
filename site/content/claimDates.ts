import { claimKeys, register, type ClaimKey } from '#common/claims.ts';
import type { Formatters } from './format/formatters.ts';

/** The dates of every claim as a language writes them: a month, and the day of the next review. */
export function claimDates({ date, monthOfYear }: Formatters) {
  return Object.fromEntries(
    claimKeys.map((key) => {
      const { asOf, reviewBy } = register[key];
      return [key, { asOf: monthOfYear(asOf), review: date(reviewBy) }];
    }),
  ) as Record<ClaimKey, { asOf: string; review: string }>;
}
