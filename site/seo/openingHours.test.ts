import { describe, expect, it } from 'vitest';
import { everyDay, workingWeek } from '#common/testing/weeks.ts';
import { openingHours } from './openingHours.ts';

const type = 'OpeningHoursSpecification';
const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('search engines read', () => {
  it('one entry where every day has the same hours', () => {
    const dayOfWeek = [...workingDays, 'Saturday', 'Sunday'];
    const expected = { '@type': type, dayOfWeek, opens: '08:00', closes: '18:00' };
    expect(openingHours(everyDay('08:00-18:00'))).toEqual(expected);
  });

  it('one for each group of days, and none for a closed Sunday', () => {
    expect(openingHours(workingWeek('09:00-18:00', { saturday: '10:00-14:00' }))).toEqual([
      { '@type': type, dayOfWeek: workingDays, opens: '09:00', closes: '18:00' },
      { '@type': type, dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ]);
  });

  it('two for the same days with a break', () => {
    expect(openingHours(workingWeek('09:00-12:00 13:00-17:30'))).toEqual([
      { '@type': type, dayOfWeek: workingDays, opens: '09:00', closes: '12:00' },
      { '@type': type, dayOfWeek: workingDays, opens: '13:00', closes: '17:30' },
    ]);
  });
});
