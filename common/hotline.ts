import { hotlineHours } from './hotlineHours.ts';

/**
 * Time as the hotline counts it: while it is open, every day, by the clock of its time zone, summer time
 * included. Nothing is known of public holidays (requirement 1.30 says "daily"), so they count like any day.
 *
 * Every day is open for as long as any other, because clocks change at night; `hotline.test.ts` holds that.
 */
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const opens = timeOfDay(hotlineHours.opens);
const openTime = timeOfDay(hotlineHours.closes) - opens;

/** Of a day by the hotline's clock: while somebody answers, before and after. */
export const hotlineStates = ['open', 'before', 'after'] as const;
export type HotlineState = (typeof hotlineStates)[number];

/** Whether somebody answers the telephone, and if not, whether it is too early or too late in the day. */
export function hotlineState(at: Date): HotlineState {
  const { sinceOpening } = placeOf(at);
  if (sinceOpening < 0) return 'before';
  return sinceOpening < openTime ? 'open' : 'after';
}

/**
 * The earliest moment at which the hotline has been open for `time` since `from`: an hour after 17:30 is
 * 8:30 of the next day, and half an hour is 18:00, not 8:00.
 * @param time in milliseconds, not negative
 */
export function addHotlineTime(from: Date, time: number): Date {
  if (time === 0) return from;
  const until = openTimeUntil(from) + time;
  const day = Math.ceil(until / openTime) - 1;
  return momentOf(day, until - day * openTime);
}

/** How many days later than `from` the hotline's calendar has `to`: 1 for tomorrow. */
export function daysBetween(from: Date, to: Date): number {
  return placeOf(to).day - placeOf(from).day;
}

/** From the calendar's first day. */
function openTimeUntil(at: Date): number {
  const { day, sinceOpening } = placeOf(at);
  return day * openTime + Math.min(Math.max(sinceOpening, 0), openTime);
}

/** The day, counted from 1970 by the hotline's calendar, and the milliseconds since it opened, or until it does. */
function placeOf(at: Date): { day: number; sinceOpening: number } {
  const reading = clockReading(at);
  const day = Math.floor(reading / DAY);
  return { day, sinceOpening: reading - day * DAY - opens };
}

function momentOf(day: number, sinceOpening: number): Date {
  const reading = day * DAY + opens + sinceOpening;
  const differenceAt = (time: number) => clockReading(new Date(time)) - time;
  // The offset to UTC depends on the result: compute it at the first guess, which is hours off, and correct.
  return new Date(reading - differenceAt(reading - differenceAt(reading)));
}

/** What the hotline's clock shows, in milliseconds since it showed 1970. */
function clockReading(at: Date): number {
  return at.getTime() + (isSummerTime(at) ? 2 : 1) * HOUR;
}

/**
 * German summer time: from the last Sunday of March to that of October, 1:00 UTC (Directive 2000/84/EC). Counted,
 * because the first use of `Intl` costs every page 12 ms, and a phone four times that.
 */
function isSummerTime(at: Date): boolean {
  const year = at.getUTCFullYear();
  const [start, end] = [Date.UTC(year, 2, 31, 1), Date.UTC(year, 9, 31, 1)].map(
    (lastDay) => lastDay - new Date(lastDay).getUTCDay() * DAY,
  ) as [number, number];
  return start <= at.getTime() && at.getTime() < end;
}

/** @param time as "08:00" */
function timeOfDay(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}
