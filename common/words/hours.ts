import { fill } from '../fill.ts';
import { hotlineHours } from '../hotlineHours.ts';
import { locales, type Locale } from '../locales.ts';
import { groupsOf, weekdays, type Group, type Span, type Week, type Weekday } from '../week.ts';
import type { HoursStyle } from './types.ts';
import { words } from './words.ts';

/** The hours of the hotline as a text may name them: `{hotline.hours}` and so on. */
export type HoursSaid = {
  /** By themselves: "täglich 8 bis 18 Uhr", "Mo. bis Fr. 9 bis 18 Uhr, Sa. 10 bis 14 Uhr". */
  hours: string;
  /** In a sentence: "täglich von 8 bis 18 Uhr", "Monday to Friday from 9:00 to 18:00". */
  times: string;
  /** The same at the beginning of a sentence. */
  timesFirst: string;
  /** The same where there is little room: "während der Hotlinezeiten" for a week whose days differ. */
  when: string;
  whenFirst: string;
};

/** Says in a language when the hotline is open. */
export function hoursIn(locale: Locale, week: Week = hotlineHours.week): HoursSaid {
  const { list, sentence, first, shortDays, days, when } = words[locale].hours;
  const times = said(locale, week, sentence, days);
  const briefly = fill(isDaily(week) ? when.daily : when.otherwise, { times });
  return {
    hours: said(locale, week, list, shortDays),
    times,
    timesFirst: capitalised(said(locale, week, first, days)),
    when: briefly,
    whenFirst: capitalised(briefly),
  };
}

/** "8", "9:30" in a language that leaves the minutes of a full hour out; "8:00" in one that says them. */
export function timeIn(locale: Locale, time: string): string {
  const clock = time.replace(/^0(?=\d)/, '');
  const [hour = '', minutes] = clock.split(':');
  return minutes === '00' ? fill(words[locale].hours.fullHour, { hour }) : clock;
}

/** "Montag", "Monday". */
export function weekdayIn(locale: Locale, weekday: Weekday): string {
  const { tag } = locales[locale];
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)));
  return day.toLocaleDateString(tag, { weekday: 'long', timeZone: 'UTC' });
}

function isDaily(week: Week): boolean {
  const [first] = groupsOf(week);
  return first?.days.length === weekdays.length;
}

/** @param names of the days, from Monday on */
function said(locale: Locale, week: Week, style: HoursStyle, names: readonly string[]): string {
  const isEveryDay = isDaily(week);
  const groups = groupsOf(week).map(({ days, spans }) =>
    fill(isEveryDay ? style.daily : style.some, {
      days: daysSaid(locale, days, names),
      spans: spansSaid(locale, spans, style),
    }),
  );
  return [groups.slice(0, -1).join(', '), ...groups.slice(-1)].filter((part) => part !== '').join(style.last);
}

function spansSaid(locale: Locale, spans: readonly Span[], { span }: HoursStyle): string {
  const each = spans.map(({ opens, closes }) =>
    fill(span, { opens: timeIn(locale, opens), closes: timeIn(locale, closes) }),
  );
  return enumerated(locale, each);
}

/** "Mo. bis Fr.", "Sa. und So.", "Mo. bis Mi. und Fr.". */
function daysSaid(locale: Locale, days: Group['days'], names: readonly string[]): string {
  const nameOf = (weekday?: Weekday) => (weekday && names[weekdays.indexOf(weekday)]) ?? '';
  const parts = runsOf(days).flatMap((run) =>
    run.length < 3
      ? run.map(nameOf)
      : [fill(words[locale].hours.several, { first: nameOf(run[0]), last: nameOf(run.at(-1)) })],
  );
  return enumerated(locale, parts);
}

/** Days that follow each other, from Monday to Sunday. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const weekday of days) {
    const run = runs.at(-1);
    const before = weekdays[weekdays.indexOf(weekday) - 1];
    if (run !== undefined && run.at(-1) === before) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs;
}

function enumerated(locale: Locale, parts: readonly string[]): string {
  return new Intl.ListFormat(locales[locale].tag, { type: 'conjunction' }).format(parts);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
