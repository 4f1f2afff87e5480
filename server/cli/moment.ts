import { isDay } from '#common/day.ts';
import { DAY, MINUTE } from '#server/time.ts';
import { UsageError } from './command.ts';
import { timeOf } from './format.ts';

/**
 * A day, and perhaps a time with a zone: that of ISO 8601 (`Z`, `+01:00`), or a name after a blank, as `list` prints it.
 */
const form =
  /^(?<day>[12]\d{3}-\d\d-\d\d)(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(?<zone>Z|[+-]\d\d:\d\d| \S+)?)?$/;

/** The first moment of a day on this machine's clock, or of one some days later. */
function startOf(day: string, later = 0): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

/** The moments at which this machine's clock shows a time: none or two on a day on which the clocks change. */
function momentsOf(wall: string): Date[] {
  const asUtc = Date.parse(`${wall}Z`);
  const offsetAt = (time: number) => new Date(time).getTimezoneOffset() * MINUTE;
  const offsets = new Set([offsetAt(asUtc - DAY), offsetAt(asUtc + DAY)]);
  return [...offsets]
    .map((offset) => asUtc + offset)
    .filter((time) => time - offsetAt(time) === asUtc)
    .map((time) => new Date(time));
}

/** @throws UsageError saying which of the two moments, or that there is none */
function onlyOne(option: string, value: string, moments: readonly Date[]): Date {
  const [moment, second] = moments;
  if (moment === undefined)
    throw new UsageError(
      `--${option}: the clocks of this machine never show "${value}"; name a zone (+01:00)`,
    );
  if (second === undefined) return moment;
  const both = [timeOf(moment), timeOf(second)].map((one) => `"${one}"`).join(' or ');
  throw new UsageError(`--${option}: "${value}" is there twice, as the clocks change; write ${both}`);
}

/** @throws UsageError where the zone's name is not the one that this machine prints for that time */
function inZone(option: string, value: string, wall: string, zone: string): Date {
  const moment = momentsOf(wall).find((one) => timeOf(one).endsWith(zone));
  if (moment !== undefined) return moment;
  throw new UsageError(
    `--${option}: "${value}" names a zone that "list" does not print here for that time; write it as +01:00`,
  );
}

/** Up to 23:59:59; JavaScript itself takes 24:00 for the next day. */
function isTime(time: string): boolean {
  return !time.startsWith('24') && !Number.isNaN(Date.parse(`1970-01-01T${time}Z`));
}

/** @throws UsageError for a zone that there is not */
function withOffset(option: string, wall: string, zone: string): Date {
  const moment = new Date(wall + zone);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new UsageError(`--${option}: there is no zone ${zone}`);
}

/**
 * A moment as people write it, in the machine's time zone unless it names one: 2026-12-11T09:00, what `list` prints, or
 * a day, which then belongs to the span as a whole.
 * @throws UsageError for anything else, and for days and times that there are not
 */
export function momentOf(option: 'from' | 'until', value: string): Date {
  const { groups } = form.exec(value) ?? {};
  if (groups === undefined)
    throw new UsageError(
      `--${option} must be a moment such as 2026-11-25 or 2026-11-25T09:00 (year, month, day), not "${value}"`,
    );
  const { day = '', time, zone } = groups;
  if (!isDay(day)) throw new UsageError(`--${option}: there is no day ${day}`);
  if (time === undefined) return startOf(day, option === 'until' ? 1 : 0);
  if (!isTime(time)) throw new UsageError(`--${option}: there is no time ${time}`);
  return timeIn(zone, option, value, `${day}T${time}`);
}

/** @param zone as it was written; without one it is the machine's */
function timeIn(zone: string | undefined, option: string, value: string, wall: string): Date {
  if (zone === undefined) return onlyOne(option, value, momentsOf(wall));
  return zone.startsWith(' ') ? inZone(option, value, wall, zone) : withOffset(option, wall, zone);
}
