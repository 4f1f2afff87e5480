import { expect, it } from 'vitest';
import { dayOf, isDay } from './day.ts';
import { hotlineHours } from './hotlineHours.ts';
import { timeZone } from './timeZone.ts';

it.each([
  ['2027-01-31T22:59:59Z', '2027-01-31', 'winter'],
  ['2027-01-31T23:00:00Z', '2027-02-01', 'winter'],
  ['2027-06-30T21:59:59Z', '2027-06-30', 'summer'],
  ['2027-06-30T22:00:00Z', '2027-07-01', 'summer'],
])('%s is %s in Germany, in %s time', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

it('counts days where the hotline counts hours', () => {
  expect(hotlineHours.timeZone).toBe(timeZone);
});

it.each(['2028-02-29', '2026-11-30'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each(['2026-02-29', '2026-02-30', '2026-11-31', '2026-13-40', '2026-00-10', '30.11.2026', '2026-1-1', ''])(
  '"%s" is none',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
