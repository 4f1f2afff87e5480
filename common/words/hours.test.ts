import { describe, expect, it } from 'vitest';
import type { Locale } from '../locales.ts';
import { everyDay, weekOf, workingWeek } from '../testing/weeks.ts';
import type { Week } from '../week.ts';
import { hoursIn, timeIn, weekdayIn, type HoursSaid } from './hours.ts';

/** What a text gets for a name, with plain spaces. */
const said = (locale: Locale, name: keyof HoursSaid, week: Week) =>
  hoursIn(locale, week)[name].replaceAll('\u00a0', ' ');

const weeks: Record<string, Week> = {
  'every day': everyDay('09:00-21:00'),
  'every day from half past': everyDay('09:30-21:00'),
  'every day with a break': everyDay('09:00-12:00 13:00-18:00'),
  'a short Saturday': workingWeek('09:00-18:00', { saturday: '10:00-14:00' }),
  'no weekend': workingWeek('09:00-18:00'),
  'a weekend of its own': workingWeek('08:00-18:00', { saturday: '10:00-14:30', sunday: '10:00-14:30' }),
  'a break on working days': workingWeek('09:00-12:00 13:00-18:00', { saturday: '10:00-14:00' }),
  'a short Friday in between': weekOf({
    monday: '09:00-18:00',
    tuesday: '09:00-18:00',
    wednesday: '09:00-18:00',
    thursday: '09:00-18:00',
    friday: '09:00-15:00',
    saturday: '09:00-18:00',
  }),
  'three single days': weekOf({ monday: '09:00-12:00', wednesday: '09:00-12:00', friday: '09:00-12:00' }),
  'three kinds of day': workingWeek('09:00-18:00', { saturday: '10:00-14:00', sunday: '11:00-13:00' }),
  'three days in a row': weekOf({
    monday: '09:00-12:00',
    tuesday: '09:00-12:00',
    wednesday: '09:00-12:00',
  }),
  'one day': weekOf({ tuesday: '00:00-23:59' }),
};

describe('by themselves, in German', () => {
  it.each([
    ['every day', 'täglich 9 bis 21 Uhr'],
    ['every day from half past', 'täglich 9:30 bis 21 Uhr'],
    ['every day with a break', 'täglich 9 bis 12 und 13 bis 18 Uhr'],
    ['a short Saturday', 'Mo. bis Fr. 9 bis 18 Uhr, Sa. 10 bis 14 Uhr'],
    ['no weekend', 'Mo. bis Fr. 9 bis 18 Uhr'],
    ['three days in a row', 'Mo. bis Mi. 9 bis 12 Uhr'],
    ['a weekend of its own', 'Mo. bis Fr. 8 bis 18 Uhr, Sa. und So. 10 bis 14:30 Uhr'],
    ['a break on working days', 'Mo. bis Fr. 9 bis 12 und 13 bis 18 Uhr, Sa. 10 bis 14 Uhr'],
    ['a short Friday in between', 'Mo. bis Do. und Sa. 9 bis 18 Uhr, Fr. 9 bis 15 Uhr'],
    ['three single days', 'Mo., Mi. und Fr. 9 bis 12 Uhr'],
    ['three kinds of day', 'Mo. bis Fr. 9 bis 18 Uhr, Sa. 10 bis 14 Uhr, So. 11 bis 13 Uhr'],
    ['one day', 'Di. 0 bis 23:59 Uhr'],
  ])('%s', (name, words) => {
    expect(said('de', 'hours', weeks[name] ?? weekOf({}))).toBe(words);
  });
});

describe('by themselves, in English', () => {
  it.each([
    ['every day', 'daily 9:00 to 21:00'],
    ['every day from half past', 'daily 9:30 to 21:00'],
    ['every day with a break', 'daily 9:00 to 12:00 and 13:00 to 18:00'],
    ['a short Saturday', 'Mon to Fri 9:00 to 18:00, Sat 10:00 to 14:00'],
    ['no weekend', 'Mon to Fri 9:00 to 18:00'],
    ['a weekend of its own', 'Mon to Fri 8:00 to 18:00, Sat and Sun 10:00 to 14:30'],
    ['a break on working days', 'Mon to Fri 9:00 to 12:00 and 13:00 to 18:00, Sat 10:00 to 14:00'],
    ['a short Friday in between', 'Mon to Thu and Sat 9:00 to 18:00, Fri 9:00 to 15:00'],
    ['three single days', 'Mon, Wed and Fri 9:00 to 12:00'],
    ['three kinds of day', 'Mon to Fri 9:00 to 18:00, Sat 10:00 to 14:00, Sun 11:00 to 13:00'],
    ['one day', 'Tue 0:00 to 23:59'],
  ])('%s', (name, words) => {
    expect(said('en', 'hours', weeks[name] ?? weekOf({}))).toBe(words);
  });
});

describe('in a sentence', () => {
  it.each<[string, string, string]>([
    ['every day', 'täglich von 9 bis 21 Uhr', 'daily from 9:00 to 21:00'],
    [
      'every day with a break',
      'täglich von 9 bis 12 und von 13 bis 18 Uhr',
      'daily from 9:00 to 12:00 and from 13:00 to 18:00',
    ],
    [
      'a short Saturday',
      'montags bis freitags von 9 bis 18 Uhr sowie samstags von 10 bis 14 Uhr',
      'Monday to Friday from 9:00 to 18:00, and Saturday from 10:00 to 14:00',
    ],
    [
      'three kinds of day',
      'montags bis freitags von 9 bis 18 Uhr, samstags von 10 bis 14 Uhr sowie sonntags von 11 bis 13 Uhr',
      'Monday to Friday from 9:00 to 18:00, Saturday from 10:00 to 14:00, and Sunday from 11:00 to 13:00',
    ],
  ])('%s', (name, german, english) => {
    const week = weeks[name] ?? weekOf({});
    expect(said('de', 'times', week)).toBe(german);
    expect(said('en', 'times', week)).toBe(english);
  });
});

describe('at the beginning of a sentence', () => {
  it.each<[string, string, string]>([
    ['every day', 'Täglich von 9 bis 21 Uhr', 'Between 9:00 and 21:00'],
    [
      'a short Saturday',
      'Montags bis freitags von 9 bis 18 Uhr sowie samstags von 10 bis 14 Uhr',
      'Monday to Friday between 9:00 and 18:00, and Saturday between 10:00 and 14:00',
    ],
  ])('%s', (name, german, english) => {
    const week = weeks[name] ?? weekOf({});
    expect(said('de', 'timesFirst', week)).toBe(german);
    expect(said('en', 'timesFirst', week)).toBe(english);
  });
});

describe('where there is little room', () => {
  it.each<[string, string, string]>([
    ['every day', 'Täglich von 9 bis 21 Uhr', 'daily from 9:00 to 21:00 German time'],
    ['a short Saturday', 'Während der Hotlinezeiten', 'during hotline hours'],
  ])('%s', (name, german, english) => {
    const week = weeks[name] ?? weekOf({});
    expect(said('de', 'whenFirst', week)).toBe(german);
    expect(said('en', 'when', week)).toBe(english);
  });
});

it.each([
  ['08:00', '8', '8:00'],
  ['09:30', '9:30', '9:30'],
  ['00:00', '0', '0:00'],
  ['18:05', '18:05', '18:05'],
])('%s is said as one says it', (time, german, english) => {
  expect(timeIn('de', time)).toBe(german);
  expect(timeIn('en', time)).toBe(english);
});

it('a day is called by its name', () => {
  expect(weekdayIn('de', 'saturday')).toBe('Samstag');
  expect(weekdayIn('en', 'monday')).toBe('Monday');
});
