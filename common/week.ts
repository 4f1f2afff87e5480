/** The days of a week, as the hotline's table names them, in the order of ISO 8601. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours of one day, by the clock of the place: from `opens` on, until before `closes`, both as "08:00". */
export type Span = { readonly opens: string; readonly closes: string };

/** What is open on each day, from the earliest hours to the latest; nothing on a day that is closed. */
export type Week = Readonly<Record<Weekday, readonly Span[]>>;

/** The hours of a day; `day` counts from 0, a Monday, and goes on after a Sunday. */
export function spansOn(week: Week, day: number): readonly Span[] {
  const weekday = weekdays[day % weekdays.length];
  return weekday === undefined ? [] : week[weekday];
}

/** Days that have the same hours. */
export type Group = { days: readonly Weekday[]; spans: readonly Span[] };

/** The open days of a week by their hours, in the order of their first days: Monday to Friday, then Saturday. */
export function groupsOf(week: Week): Group[] {
  const open = weekdays.filter((weekday) => week[weekday].length > 0);
  const byHours = Map.groupBy(open, (weekday) =>
    week[weekday].map(({ opens, closes }) => `${opens} ${closes}`).join(),
  );
  return Array.from(byHours.values(), (days) => ({ days, spans: spansOf(days, week) }));
}

function spansOf([first]: readonly Weekday[], week: Week): readonly Span[] {
  return first === undefined ? [] : week[first];
}
