import { expect, it, vi } from 'vitest';
import { daysOfValidity } from './validity.ts';

vi.mock('#common/facts.ts', () => ({ facts: { consentValidity: { value: 12 } } }));

it.each([
  ['2026-05-01', 365],
  ['2027-05-01', 366],
  ['2028-03-01', 365],
  // The clocks change in between, and 2029 has no such day.
  ['2028-02-29', 366],
])('a decision made on %s holds for %i days', (today, days) => {
  expect(daysOfValidity(new Date(`${today}T12:00:00`))).toBe(days);
});
