import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { hotlineHours } from './hotlineHours.ts';
import { addHotlineTime, daysBetween, hotlineState } from './hotline.ts';

// The times below are counted with these, whatever the facts are.
vi.mock('./hotlineHours.ts', () => ({
  hotlineHours: { opens: '08:00', closes: '18:00', timeZone: 'Europe/Berlin' },
}));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const { timeZone } = hotlineHours;

/** As the hotline's calendar and clock have it: "2026-03-28 17:30:00". */
const local = (at: Date) => at.toLocaleString('sv-SE', { timeZone });

/** Berlin is an hour ahead of UTC in winter, two in summer. */
const winter = (time: string) => new Date(`${time}+01:00`);
const summer = (time: string) => new Date(`${time}+02:00`);

/** Of every year from 2024 to 2030, to the millisecond; one in three within two days of a change of clocks. */
const changes = ['2024-03-31', '2025-10-26', '2026-03-29', '2026-10-25', '2028-03-26', '2030-10-27'];
const moments = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.date({
      min: winter('2024-01-01T00:00'),
      max: winter('2031-01-01T00:00'),
      noInvalidDate: true,
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -48 * HOUR, max: 48 * HOUR }))
      .map(([day, offset]) => new Date(Date.parse(`${day}T01:00Z`) + offset)),
  },
);

describe('its state', () => {
  it.each([
    ['at midnight', winter('2026-11-23T00:00'), 'before'],
    ['a millisecond before opening', winter('2026-11-23T07:59:59.999'), 'before'],
    ['at opening', winter('2026-11-23T08:00'), 'open'],
    ['a millisecond before closing', summer('2026-06-15T17:59:59.999'), 'open'],
    ['at closing', summer('2026-06-15T18:00'), 'after'],
    ['a millisecond before midnight', summer('2026-06-15T23:59:59.999'), 'after'],
    ['on a Saturday', winter('2026-11-21T12:00'), 'open'],
    ['at opening on the day when clocks go forward', summer('2026-03-29T08:00'), 'open'],
    ['before opening on the day when clocks go back', winter('2026-10-25T07:59'), 'before'],
  ])('%s', (_when, at, state) => {
    expect(hotlineState(at)).toBe(state);
  });
});

describe('adding open time', () => {
  it.each([
    ['within a day', winter('2026-11-23T09:10'), 4, winter('2026-11-23T13:10')],
    ['beyond closing', winter('2026-11-23T15:00'), 4, winter('2026-11-24T09:00')],
    ['in the evening', winter('2026-11-23T20:15'), 2, winter('2026-11-24T10:00')],
    ['before the long night', summer('2026-10-24T17:00'), 2, winter('2026-10-25T09:00')],
    ['none', winter('2026-11-23T20:15'), 0, winter('2026-11-23T20:15')],
  ])('%s', (_, from, hours, expected) => expect(addHotlineTime(from, hours * HOUR)).toEqual(expected));

  it('ends with as many open quarters of an hour as were added', () => {
    const quarter = HOUR / 4;
    const quarters = moments.map((at) => Math.floor(at.getTime() / quarter));
    const isOpenAt = (time: string) => time >= hotlineHours.opens && time < hotlineHours.closes;
    fc.assert(
      fc.property(quarters, fc.integer({ min: 1, max: 80 }), (start, added) => {
        const end = addHotlineTime(new Date(start * quarter), added * quarter).getTime() / quarter;
        const open = Array.from({ length: end - start }, (_, index) =>
          isOpenAt(local(new Date((start + index) * quarter)).slice(11, 16)),
        );
        expect(open.filter(Boolean)).toHaveLength(added);
        expect(open.at(-1)).toBe(true);
      }),
    );
  });
});

it.each([
  ['later on the same day', winter('2026-11-23T00:00'), winter('2026-11-23T23:59'), 0],
  ['two minutes later', winter('2026-11-23T23:59'), winter('2026-11-24T00:01'), 1],
  ['over the short night', winter('2026-03-28T23:30'), summer('2026-03-29T03:30'), 1],
  ['yesterday', winter('2026-11-23T00:00'), winter('2026-11-22T12:00'), -1],
])('counts days by the calendar: %s', (_, from, to, days) => expect(daysBetween(from, to)).toBe(days));
