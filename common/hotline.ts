import { hotlineHours } from './hotlineHours.ts';
import { groupsOf, spansOn, weekdays, type Week, type Weekday } from './week.ts';

/**
 * Time as the hotline counts it: by its table of the week and the clock of its time zone, summer time included.
 * Nothing is known of public holidays, so they count like any day.
 */
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const neverOpen = 'common/hotlineHours.json: the hotline is closed on every day';

/** What a caller wants to know: how long somebody answers, or when the next time is. */
export type HotlineState = {
  /** Somebody answers; will today; will tomorrow; will on a later day. */
  kind: 'open' | 'before' | 'after' | 'later';
  /** Until when, where somebody answers; else from when on: "08:00". */
  time: string;
  /** The later day, at most a week away. */
  weekday?: Weekday;
};

/** A state with the name by which page and script know it: its kind, numbered where the week has several of a kind. */
export type NamedState = HotlineState & { name: string };

/** Whether somebody answers the telephone, and until or from when. */
export function hotlineState(at: Date, week: Week = hotlineHours.week): HotlineState {
  const { day, clock } = dayAndClock(at);
  return stateOf(day, clock, week);
}

/** Everything that there is to say of the hotline in the course of a week, each once. */
export function hotlineStates(week: Week = hotlineHours.week): NamedState[] {
  const ofKind: Record<HotlineState['kind'], HotlineState[]> = { open: [], before: [], after: [], later: [] };
  for (const day of weekdays.keys()) {
    const changes = spansOn(week, day).flatMap(({ opens, closes }) => [opens, closes]);
    for (const clock of ['00:00', ...changes]) {
      const state = stateOf(day, clock, week);
      const known = ofKind[state.kind];
      if (!known.some((one) => isSame(one, state))) known.push(state);
    }
  }
  return Object.values(ofKind).flatMap((states) =>
    states.map((state, index) => ({
      ...state,
      name: index === 0 ? state.kind : `${state.kind}-${index + 1}`,
    })),
  );
}

/** The name, in its week, of the state at a moment. */
export function hotlineStateName(at: Date, week: Week = hotlineHours.week): string {
  const state = hotlineState(at, week);
  return hotlineStates(week).find((known) => isSame(known, state))?.name ?? '';
}

function isSame(one: HotlineState, other: HotlineState): boolean {
  return one.kind === other.kind && one.time === other.time && one.weekday === other.weekday;
}

/** @param clock what it shows on that day, "17:30" */
function stateOf(day: number, clock: string, week: Week): HotlineState {
  const span = spansOn(week, day).find(({ closes }) => clock < closes);
  if (span !== undefined && span.opens <= clock) return { kind: 'open', time: span.closes };
  if (span !== undefined) return { kind: 'before', time: span.opens };
  return nextDayOf(day, week);
}

/** The first day after this one on which somebody answers, which is the same weekday if no other is open. */
function nextDayOf(day: number, week: Week): HotlineState {
  for (let later = 1; later <= weekdays.length; later += 1) {
    const [first] = spansOn(week, day + later);
    const weekday = weekdays[(day + later) % weekdays.length];
    if (first === undefined || weekday === undefined) continue;
    return later === 1 ? { kind: 'after', time: first.opens } : { kind: 'later', time: first.opens, weekday };
  }
  throw new Error(neverOpen);
}

/**
 * The earliest moment at which the hotline has been open for `time` since `from`: where it is open from 8:00 to
 * 18:00, an hour after 17:30 is 8:30 of the next open day, and half an hour is 18:00, not 8:00.
 * @param time in milliseconds, not negative
 */
export function addHotlineTime(from: Date, time: number, week: Week = hotlineHours.week): Date {
  let left = time;
  if (left === 0) return from;
  for (const { start, end } of openTimes(from, week)) {
    if (end - start >= left) return new Date(start + left);
    left -= end - start;
  }
  throw new Error(neverOpen);
}

/** When the hotline is open from a moment on, for ever: the moments between which somebody answers. */
function* openTimes(from: Date, week: Week): Generator<{ start: number; end: number }> {
  if (groupsOf(week).length === 0) return;
  for (let { day } = dayAndClock(from); ; day += 1)
    for (const { opens, closes } of spansOn(week, day)) {
      const start = Math.max(momentOf(day, opens), from.getTime());
      const end = momentOf(day, closes);
      if (end > start) yield { start, end };
    }
}

/** How many days later than `from` the hotline's calendar has `to`: 1 for tomorrow. */
export function daysBetween(from: Date, to: Date): number {
  return dayAndClock(to).day - dayAndClock(from).day;
}

/** The Monday from which days are counted, so that a day's remainder by seven is its weekday. */
const firstMonday = 4 * DAY;

/** The day by the hotline's calendar, and what its clock shows. */
function dayAndClock(at: Date): { day: number; clock: string } {
  const reading = clockReading(at);
  const clock = new Date(reading).toISOString().slice(11, 16);
  return { day: Math.floor((reading - firstMonday) / DAY), clock };
}

/** The first moment of a day at which the hotline's clock shows this. */
function momentOf(day: number, clock: string): number {
  const reading = firstMonday + day * DAY + Date.parse(`1970-01-01T${clock}Z`);
  const inSummer = reading - 2 * HOUR;
  return clockReading(new Date(inSummer)) === reading ? inSummer : reading - HOUR;
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
