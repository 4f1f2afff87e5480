import { describe, expect, it } from 'vitest';
import { calendarMonth } from './month.ts';

describe('calendarMonth', () => {
  it('shows whole weeks from Monday to Sunday, with the neighbours marked as outside', () => {
    // May 2026 begins on a Friday and ends on a Sunday.
    const { days, weekdays, name } = calendarMonth('2026-05-12T10:30Z', 'de');
    expect(name).toBe('Mai 2026');
    expect([weekdays.at(0), weekdays.at(-1)]).toEqual(['Mo', 'So']);
    expect(days).toHaveLength(5 * 7);
    expect(days.filter(({ outside }) => outside).map(({ day }) => day)).toEqual(['27', '28', '29', '30']);
    expect(days.at(-1)).toEqual({ day: '31', outside: false, appointment: false });
  });

  it('marks the appointment, and not its namesake in a neighbouring month', () => {
    const { days } = calendarMonth('2026-06-29T08:00Z', 'en');
    expect(days.filter(({ day }) => day === '29').map(({ appointment }) => appointment)).toEqual([true]);
    const { days: july } = calendarMonth('2026-07-30T08:00Z', 'en');
    const marks = july
      .filter(({ day }) => day === '30')
      .map(({ outside, appointment }) => [outside, appointment]);
    expect(marks).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each([
    ['a month that begins on a Monday and fills its weeks', '2027-02-10T09:00Z', 4],
    ['a month that begins on a Sunday', '2026-11-10T09:00Z', 6],
  ])('has as many weeks as needed: %s', (_, appointment, weeks) => {
    expect(calendarMonth(appointment, 'en').days).toHaveLength(weeks * 7);
  });
});
