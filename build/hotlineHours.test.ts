import { expect, it } from 'vitest';
import { weekOf } from '#common/testing/weeks.ts';
import { timeZone } from '#common/timeZone.ts';
import { refuseHours } from './hotlineHours.ts';

it('a build stops at hours that pages cannot say, and names file, key and remedy', () => {
  const week = weekOf({ friday: '18:00-08:00', saturday: '08:00-12:00 11:00-13:00' });
  expect(() => refuseHours({ week, timeZone })).toThrow(
    'common/hotlineHours.json, week.friday: From 18:00 to 08:00 cannot be: ' +
      'the end must be later on the same day than the beginning. ' +
      'Over midnight, the time from 00:00 on belongs to the next day.\n' +
      'common/hotlineHours.json, week.saturday: 08:00–12:00 and 11:00–13:00 overlap or touch. ' +
      'Make one of the two, or leave a break between them.',
  );
});

it('a build goes on with a week that has closed days', () => {
  expect(() => refuseHours({ week: weekOf({ friday: '08:00-18:00' }), timeZone })).not.toThrow();
});
