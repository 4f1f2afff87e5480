import { locales, type Locale } from '#common/locales.ts';

/** A month as a calendar shows it: in whole weeks, each beginning on Monday. */
export type CalendarMonth = {
  name: string;
  /** Seven short names, Monday first. */
  weekdays: readonly string[];
  days: readonly { day: string; outside: boolean; appointment: boolean }[];
};

const week = 7;
const dayLength = 24 * 60 * 60 * 1000;

/** The month around an appointment, in UTC. `outside` marks the neighbouring months' days. */
export function calendarMonth(appointment: string, locale: Locale): CalendarMonth {
  const { tag } = locales[locale];
  const date = new Date(appointment);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const first = Date.UTC(year, month, 1);
  const last = Date.UTC(year, month + 1, 0);
  const monday = first - daysSinceMonday(first) * dayLength;
  const weeks = Math.ceil((last - monday + dayLength) / (week * dayLength));
  const days = Array.from({ length: weeks * week }, (_, index) => new Date(monday + index * dayLength));
  const name = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'short' });
  return {
    name: name.format(date),
    weekdays: days.slice(0, week).map((day) => weekday.format(day)),
    days: days.map((day) => ({
      day: String(day.getUTCDate()),
      outside: day.getUTCMonth() !== month,
      appointment: day.getUTCMonth() === month && day.getUTCDate() === date.getUTCDate(),
    })),
  };
}

/** `Date` counts from Sunday. */
function daysSinceMonday(time: number): number {
  return (new Date(time).getUTCDay() + week - 1) % week;
}
