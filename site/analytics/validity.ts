import { facts } from '#common/facts.ts';

/** Days from today until the decision is asked for again, on the same day of the month. */
export function daysOfValidity(today = new Date()): number {
  const end = new Date(today);
  end.setMonth(end.getMonth() + facts.consentValidity.value);
  return Math.round((end.getTime() - today.getTime()) / 86_400_000);
}
