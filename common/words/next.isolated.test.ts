import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hotlineHours } from '../hotlineHours.ts';
import { everyDay, weekOf, workingWeek } from '../testing/weeks.ts';
import type { Week } from '../week.ts';
import { expectedAt, whatNext } from './next.ts';

// The times below are counted with these, whatever the facts are.
vi.mock('../facts.ts', () => ({ facts: { replyWithin: { from: 2, to: 4 } } }));
vi.mock('../hotlineHours.ts', () => ({ hotlineHours: { week: {}, timeZone: 'Europe/Berlin' } }));

/** Counts with these hours from now on. */
const openOn = (week: Week) => Object.assign(hotlineHours.week, week);
beforeEach(() => void openOn(everyDay('08:00-18:00')));

/** What is said in a language of a message that came at a moment. */
const said = (locale: 'de' | 'en', received: string) =>
  expectedAt(locale, new Date(received)).replaceAll('\u00a0', ' ');

it.each([
  ['in the morning', '2026-11-23T09:10+01:00', 'heute, Montag, bis etwa 13:30', '13:30 today, Monday'],
  [
    'when the reply is due at closing',
    '2026-11-23T13:55+01:00',
    'heute, Montag, bis etwa 18',
    '18:00 today, Monday',
  ],
  [
    'when there is less left of the day',
    '2026-11-20T16:10+01:00',
    'morgen, Samstag, bis etwa 10:30',
    '10:30 tomorrow, Saturday',
  ],
  ['at closing', '2026-11-22T18:00+01:00', 'morgen, Montag, bis etwa 12', '12:00 tomorrow, Monday'],
  ['after midnight', '2026-11-23T00:30+01:00', 'heute, Montag, bis etwa 12', '12:00 today, Monday'],
  ['in summer', '2026-07-01T09:10+02:00', 'heute, Mittwoch, bis etwa 13:30', '13:30 today, Wednesday'],
])('%s', (_, received, german, english) => {
  expect(said('de', received)).toBe(
    `Wir melden uns so bald wie möglich bei Ihnen, in der Regel ${german} Uhr.`,
  );
  expect(said('en', received)).toBe(
    `We will get back to you as soon as possible, usually by about ${english} (German time).`,
  );
});

describe('a reply over days on which nobody answers is promised for the day on which somebody does', () => {
  it.each([
    ['on a Saturday', '2026-11-28T13:00+01:00', 'am Montag, bis etwa 12', '12:00 on Monday'],
    ['on a Sunday', '2026-11-29T12:00+01:00', 'morgen, Montag, bis etwa 13', '13:00 tomorrow, Monday'],
    ['before clocks go back', '2026-10-24T14:00+02:00', 'am Montag, bis etwa 13', '13:00 on Monday'],
  ])('%s', (_, received, german, english) => {
    openOn(workingWeek('09:00-18:00', { saturday: '10:00-14:00' }));
    expect(said('de', received)).toContain(`in der Regel ${german} Uhr.`);
    expect(said('en', received)).toContain(`usually by about ${english} (German time).`);
  });

  it('with its date, where the weekday alone could be today', () => {
    openOn(weekOf({ monday: '09:00-14:00' }));
    const received = '2026-11-23T13:00+01:00';
    expect(said('de', received)).toContain('in der Regel am Montag, 30. November, bis etwa 12 Uhr.');
    expect(said('en', received)).toContain('usually by about 12:00 on Monday 30 November (German time).');
  });
});

it.each([
  ['at once', '2026-11-22T20:15+01:00', true],
  ['late on the same day', '2026-11-22T23:59:59+01:00', true],
  ['on the next day', '2026-11-23T00:00+01:00', false],
  ['on the day before', '2026-11-21T23:59:59+01:00', false],
])('"tomorrow" is said on its own day alone: %s', (_, now, isSaid) => {
  const receivedAt = new Date('2026-11-22T20:15+01:00');
  const said = isSaid ? expectedAt('de', receivedAt) : undefined;
  expect(whatNext('de', receivedAt, new Date(now))).toBe(said);
});
