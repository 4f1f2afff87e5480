import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addHotlineTime,
  daysBetween,
  hotlineState,
  hotlineStateName,
  hotlineStates,
  type HotlineState,
} from './hotline.ts';
import { everyDay, weekOf, workingWeek } from './testing/weeks.ts';
import { timeZone } from './timeZone.ts';
import { spansOn, type Week } from './week.ts';

const daily = everyDay('08:00-18:00');
/** Its Saturday is short, its Sunday closed. */
const office = workingWeek('09:00-18:00', { saturday: '10:00-14:00' });
/** With a break at noon; nobody at the weekend. */
const withBreak = workingWeek('09:00-12:00 13:00-17:30');
/** Two days alone. */
const rare = weekOf({ tuesday: '09:00-12:00', thursday: '14:00-18:00' });
const mondays = weekOf({ monday: '09:00-12:00' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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

const open = (time: string): HotlineState => ({ kind: 'open', time });
const before = (time: string): HotlineState => ({ kind: 'before', time });
const tomorrow = (time: string): HotlineState => ({ kind: 'after', time });
const on = (weekday: HotlineState['weekday'], time: string): HotlineState =>
  weekday === undefined ? tomorrow(time) : { kind: 'later', time, weekday };

describe('its state, where every day is the same', () => {
  it.each<[string, Date, HotlineState]>([
    ['at midnight', winter('2026-11-23T00:00'), before('08:00')],
    ['a millisecond before opening', winter('2026-11-23T07:59:59.999'), before('08:00')],
    ['at opening', winter('2026-11-23T08:00'), open('18:00')],
    ['a millisecond before closing', summer('2026-06-15T17:59:59.999'), open('18:00')],
    ['at closing', summer('2026-06-15T18:00'), tomorrow('08:00')],
    ['a millisecond before midnight', summer('2026-06-15T23:59:59.999'), tomorrow('08:00')],
    ['on a Saturday', winter('2026-11-21T12:00'), open('18:00')],
    ['at opening on the day when clocks go forward', summer('2026-03-29T08:00'), open('18:00')],
    ['before opening on the day when clocks go back', winter('2026-10-25T07:59'), before('08:00')],
  ])('%s', (_when, at, state) => {
    expect(hotlineState(at, daily)).toEqual(state);
  });
});

describe('its state, where days differ', () => {
  it.each<[string, Week, Date, HotlineState]>([
    ['on a Friday', office, winter('2026-11-27T10:00'), open('18:00')],
    ['on a Friday evening, before a short Saturday', office, winter('2026-11-27T19:00'), tomorrow('10:00')],
    ['on a short Saturday', office, winter('2026-11-28T13:59'), open('14:00')],
    ['after a short Saturday, over a Sunday', office, winter('2026-11-28T14:00'), on('monday', '09:00')],
    ['on a closed Sunday', office, winter('2026-11-29T12:00'), tomorrow('09:00')],
    ['on a Monday morning', office, winter('2026-11-30T00:00'), before('09:00')],
    ['before a break at noon', withBreak, winter('2026-11-23T11:59'), open('12:00')],
    ['in a break at noon', withBreak, winter('2026-11-23T12:00'), before('13:00')],
    ['after a break at noon', withBreak, winter('2026-11-23T13:00'), open('17:30')],
    ['over a closed weekend', withBreak, winter('2026-11-27T17:30'), on('monday', '09:00')],
    ['on the Saturday of a closed weekend', withBreak, winter('2026-11-28T12:00'), on('monday', '09:00')],
    ['over a closed Wednesday', rare, winter('2026-11-24T12:00'), on('thursday', '14:00')],
    ['on a closed Wednesday', rare, winter('2026-11-25T12:00'), tomorrow('14:00')],
    ['over four closed days', rare, winter('2026-11-26T18:00'), on('tuesday', '09:00')],
    ['a week before the next day', mondays, winter('2026-11-23T12:00'), on('monday', '09:00')],
    ['in the night in which clocks go forward', office, winter('2026-03-29T01:59'), tomorrow('09:00')],
    ['the night after it', office, summer('2026-03-30T08:59'), before('09:00')],
    ['the Monday after it', office, summer('2026-03-30T09:00'), open('18:00')],
    ['in the evening before clocks go back', office, summer('2026-10-24T14:00'), on('monday', '09:00')],
    ['the Monday after clocks went back', office, winter('2026-10-26T09:00'), open('18:00')],
  ])('%s', (_when, week, at, state) => {
    expect(hotlineState(at, week)).toEqual(state);
  });

  it('is never read from a week without hours, which would be searched for ever', () => {
    const never = weekOf({});
    expect(() => hotlineState(winter('2026-11-23T12:00'), never)).toThrow('hotlineHours.json');
    expect(() => addHotlineTime(winter('2026-11-23T12:00'), HOUR, never)).toThrow('hotlineHours.json');
  });
});

describe('what there is to say in the course of a week', () => {
  const names = (week: Week) => hotlineStates(week).map(({ name }) => name);

  it('is three things where every day is the same', () => {
    expect(names(daily)).toEqual(['open', 'before', 'after']);
  });

  it('is told apart by number where there are several of a kind', () => {
    const said = hotlineStates(office).map(({ name, time }) => `${name} ${time}`);
    expect(said).toEqual([
      'open 18:00',
      'open-2 14:00',
      'before 09:00',
      'before-2 10:00',
      'after 09:00',
      'after-2 10:00',
      'later 09:00',
    ]);
  });

  it.each([
    ['every day the same', daily],
    ['a closed Sunday', office],
    ['a break at noon', withBreak],
    ['two days a week', rare],
    ['Mondays alone', mondays],
  ])('is what a page shows at any moment: %s', (_, week) => {
    const known = new Map(hotlineStates(week).map((state) => [state.name, state]));
    fc.assert(
      fc.property(moments, (at) => {
        expect(known.get(hotlineStateName(at, week))).toMatchObject(hotlineState(at, week));
      }),
    );
  });
});

describe('adding open time', () => {
  it.each([
    ['within a day', winter('2026-11-23T09:10'), 4, winter('2026-11-23T13:10')],
    ['beyond closing', winter('2026-11-23T15:00'), 4, winter('2026-11-24T09:00')],
    ['in the evening', winter('2026-11-23T20:15'), 2, winter('2026-11-24T10:00')],
    ['before the long night', summer('2026-10-24T17:00'), 2, winter('2026-10-25T09:00')],
    ['none', winter('2026-11-23T20:15'), 0, winter('2026-11-23T20:15')],
  ])('%s', (_, from, hours, expected) => expect(addHotlineTime(from, hours * HOUR, daily)).toEqual(expected));

  it.each([
    ['over a Sunday', office, winter('2026-11-28T12:00'), 4, winter('2026-11-30T11:00')],
    ['to the end of a Saturday', office, winter('2026-11-28T11:00'), 3, winter('2026-11-28T14:00')],
    ['from a closed day', office, winter('2026-11-29T12:00'), 4, winter('2026-11-30T13:00')],
    ['over a break', withBreak, winter('2026-11-23T11:00'), 2, winter('2026-11-23T14:00')],
    ['in a break', withBreak, winter('2026-11-23T12:30'), 1, winter('2026-11-23T14:00')],
    ['over a weekend', withBreak, winter('2026-11-27T16:30'), 2, winter('2026-11-30T10:00')],
    ['over the short night', office, winter('2026-03-28T13:00'), 2, summer('2026-03-30T10:00')],
    ['over the long night', office, summer('2026-10-24T13:00'), 2, winter('2026-10-26T10:00')],
    ['over weeks', mondays, winter('2026-11-23T11:00'), 7, winter('2026-12-07T12:00')],
  ])('%s', (_, week, from, hours, expected) =>
    expect(addHotlineTime(from, hours * HOUR, week)).toEqual(expected),
  );

  it.each([
    ['every day the same', daily],
    ['a closed Sunday', office],
    ['a break at noon', withBreak],
    ['the whole night, in which clocks change', everyDay('00:00-06:00')],
  ])('ends with as many open quarters of an hour as were added: %s', (_, week) => {
    const quarter = HOUR / 4;
    const quarters = moments.map((at) => Math.floor(at.getTime() / quarter));
    const isOpenAt = (at: Date) => {
      const [day = '', time = ''] = local(at).split(' ');
      // Monday is the first day of a week, Sunday the last.
      const weekday = (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;
      return spansOn(week, weekday).some(
        ({ opens, closes }) => opens <= time.slice(0, 5) && time.slice(0, 5) < closes,
      );
    };
    fc.assert(
      fc.property(quarters, fc.integer({ min: 1, max: 80 }), (start, added) => {
        const end = addHotlineTime(new Date(start * quarter), added * quarter, week).getTime() / quarter;
        const isOpen = Array.from({ length: end - start }, (_quarter, index) =>
          isOpenAt(new Date((start + index) * quarter)),
        );
        expect(isOpen.filter(Boolean)).toHaveLength(added);
        expect(isOpen.at(-1)).toBe(true);
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

it('two days with the same hours are told apart, lest a page names the wrong one', () => {
  const sameHours = weekOf({ monday: '09:00-12:00', thursday: '09:00-12:00' });
  const mondayNoon = winter('2026-01-05T12:00');
  const thursdayNoon = winter('2026-01-08T12:00');
  expect(hotlineState(mondayNoon, sameHours)).toEqual(on('thursday', '09:00'));
  expect(hotlineState(thursdayNoon, sameHours)).toEqual(on('monday', '09:00'));
  expect(hotlineStateName(mondayNoon, sameHours)).not.toBe(hotlineStateName(thursdayNoon, sameHours));
});
