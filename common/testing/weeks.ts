import { weekdays, type Span, type Week, type Weekday } from '#common/week.ts';

/** Hours of a day as tests write them: "09:00-12:00 13:00-18:00". */
function spansOf(hours: string): Span[] {
  return hours
    .split(' ')
    .filter((span) => span !== '')
    .map((span) => {
      const [opens = '', closes = ''] = span.split('-');
      return { opens, closes };
    });
}

/** A week with the hours of some days; the others are closed. */
export function weekOf(hours: Partial<Record<Weekday, string>>): Week {
  const days = weekdays.map((weekday) => [weekday, spansOf(hours[weekday] ?? '')]);
  return Object.fromEntries(days) as Week;
}

/** A week whose days from Monday to Friday have the same hours; the weekend is closed unless told otherwise. */
export function workingWeek(hours: string, weekend: Partial<Record<Weekday, string>> = {}): Week {
  const days = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours };
  return weekOf(Object.assign(days, weekend));
}

/** A week whose days all have the same hours. */
export function everyDay(hours: string): Week {
  return workingWeek(hours, { saturday: hours, sunday: hours });
}
