import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { groupsOf, type Week, type Weekday } from '#common/week.ts';

const days = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

/**
 * The hours of a week for search engines: an entry for each span of days that have the same. A day that is named in
 * none is closed (schema.org, `OpeningHoursSpecification`).
 */
export function openingHours(week: Week): OpeningHoursSpecification | OpeningHoursSpecification[] {
  const entries = groupsOf(week).flatMap((group) => {
    const dayOfWeek = group.days.map((weekday) => days[weekday]);
    return group.spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek,
      opens,
      closes,
    }));
  });
  const [only, ...others] = entries;
  return only !== undefined && others.length === 0 ? only : entries;
}
