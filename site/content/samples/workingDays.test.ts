import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workingDaysAfter } from './workingDays.ts';

const friday = '2026-09-11T10:00Z';
const weekend = [0, 6];
const days = fc.integer({ min: 1, max: 60 });

it.each([
  [0, '2026-09-11'],
  [1, '2026-09-14'],
  [5, '2026-09-18'],
  [6, '2026-09-21'],
])('%i working days after a Friday is %s', (count, day) => {
  expect(workingDaysAfter(friday, count).slice(0, 10)).toBe(day);
});

it('ends on a working day, and five more are a week more', () => {
  fc.assert(
    fc.property(days, (count) => {
      const end = workingDaysAfter(friday, count);
      expect(weekend).not.toContain(new Date(end).getUTCDay());
      const later = Date.parse(workingDaysAfter(friday, count + 5)) - Date.parse(end);
      expect(later).toBe(7 * 24 * 60 * 60 * 1000);
    }),
  );
});
