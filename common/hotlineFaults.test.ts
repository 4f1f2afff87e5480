import { describe, expect, it } from 'vitest';
import { faultsOfHours } from './hotlineFaults.ts';
import messages from './hotlineFaults.json' with { type: 'json' };
import { hotlineHours } from './hotlineHours.ts';
import { everyDay, weekOf } from './testing/weeks.ts';

/** Faults of a table in which some days are as they are given, as a check writes them. */
function saidOf(days: object, timeZone = 'Europe/Berlin'): string[] {
  const week = Object.assign({}, everyDay('08:00-18:00'), days);
  return faultsOfHours({ week, timeZone }, 'en').map(({ key, says }) => `${key}: ${says}`);
}

it('the hours of the file are as pages can say them', () => {
  expect(faultsOfHours(hotlineHours, 'en')).toEqual([]);
});

it.each([
  ['two spans with a break', weekOf({ monday: '09:00-12:00 13:00-18:00' })],
  ['one day a week', weekOf({ wednesday: '09:00-09:30' })],
  ['from the first minute of a day to the last', everyDay('00:00-23:59')],
])('a week is accepted with %s', (_, week) => {
  expect(saidOf(week)).toEqual([]);
});

describe('what a page could not show is named with its place and what to do', () => {
  const noTime = 'is no time. Write it with four digits, such as 08:00 or 18:30, and 23:59 at the latest.';

  it.each(['8:00', '24:00', '08.00', '08:60', '', '8 Uhr', '08:00 Uhr', 'ab 08:00'])(
    'a time that is “%s”',
    (opens) => {
      expect(saidOf({ friday: [{ opens, closes: '18:00' }] })).toEqual([
        `week.friday.0.opens: “${opens}” ${noTime}`,
      ]);
    },
  );

  it('a number in the place of a time', () => {
    expect(saidOf({ friday: [{ opens: 8, closes: '18:00' }] })).toEqual([
      `week.friday.0.opens: “8” ${noTime}`,
    ]);
  });

  it('a time that is missing', () => {
    expect(saidOf({ friday: [{ opens: '08:00' }] })).toEqual([`week.friday.0.closes: “” ${noTime}`]);
  });

  it.each([
    ['before it opens', '18:00', '08:00'],
    ['when it opens', '08:00', '08:00'],
    ['after midnight', '18:00', '02:00'],
  ])('hours that close %s', (_, opens, closes) => {
    expect(saidOf({ friday: [{ opens, closes }] })).toEqual([
      `week.friday: From ${opens} to ${closes} cannot be: ` +
        'the end must be later on the same day than the beginning. ' +
        'Over midnight, the time from 00:00 on belongs to the next day.',
    ]);
  });

  it.each([
    ['overlap', '08:00-12:00 11:00-18:00', '08:00–12:00 and 11:00–18:00'],
    [
      'touch, so that “open until 12:00” would be wrong',
      '08:00-12:00 12:00-18:00',
      '08:00–12:00 and 12:00–18:00',
    ],
    ['contain others', '08:00-18:00 09:00-10:00', '08:00–18:00 and 09:00–10:00'],
  ])('hours that %s', (_, friday, both) => {
    expect(saidOf(weekOf({ friday })).filter((says) => says.startsWith('week.friday'))).toEqual([
      `week.friday: ${both} overlap or touch. Make one of the two, or leave a break between them.`,
    ]);
  });

  it('the later hours of a day before the earlier', () => {
    expect(saidOf(weekOf({ friday: '13:00-18:00 08:00-12:00' }))).toEqual([
      'week.friday: 08:00–12:00 stands after 13:00–18:00. Write the earlier hours first.',
    ]);
  });

  it('a day that there is not', () => {
    expect(saidOf({ Sunday: [] })).toEqual([
      'week: has something called “Sunday”. There is only monday, tuesday, wednesday, thursday, friday, saturday, ' +
        'sunday; correct or delete it.',
    ]);
  });

  it('a day that is missing', () => {
    expect(saidOf({ sunday: undefined })).toEqual([
      'week.sunday: is missing. Write [] for a day on which nobody answers.',
    ]);
  });

  it('hours outside a list', () => {
    expect(saidOf({ sunday: { opens: '08:00', closes: '18:00' } })).toEqual([
      'week.sunday: is no list. Write the hours in square brackets, and [] for a day on which nobody answers.',
    ]);
  });

  it('a span that is only a word', () => {
    expect(saidOf({ sunday: ['08:00-18:00'] })).toEqual([
      'week.sunday.0: is no span of hours. It needs “opens” and “closes”, each like 08:00.',
    ]);
  });

  it('a word too much in a span, beside what a span has', () => {
    expect(saidOf({ sunday: [{ opens: '08:00', closes: '18:00', pause: '12:00', by: 'Jo' }] })).toEqual([
      'week.sunday.0: has something called “pause, by”. There is only opens, closes; correct or delete it.',
    ]);
  });

  it('a word too much beside the week', () => {
    const week = everyDay('08:00-18:00');
    const [fault] = faultsOfHours({ week, timeZone: 'Europe/Berlin', holidays: [] }, 'en');
    expect(fault?.says).toBe(
      'has something called “holidays”. There is only week, timeZone; correct or delete it.',
    );
  });

  it('a file without a table', () => {
    const [fault] = faultsOfHours([], 'en');
    expect(fault?.says).toBe(messages.en.table);
  });

  it('only the time, of a day whose other hours are right', () => {
    const friday = [
      { opens: '10:00', closes: '12:00' },
      { opens: '9:00', closes: '10:30' },
    ];
    expect(saidOf({ friday })).toEqual([`week.friday.1.opens: “9:00” ${noTime}`]);
  });

  it('later hours that begin when the others of the day end, as touching', () => {
    expect(saidOf(weekOf({ friday: '12:00-18:00 08:00-12:00' }))).toEqual([
      'week.friday: 12:00–18:00 and 08:00–12:00 overlap or touch. Make one of the two, or leave a break between them.',
    ]);
  });

  it('a week in which nobody ever answers', () => {
    expect(saidOf(weekOf({}))).toEqual(['week: is closed on every day. Give at least one day its hours.']);
  });

  it('a clock that no page counts by', () => {
    expect(saidOf({}, 'Europe/London')).toEqual([
      'timeZone: must be Europe/Berlin: pages and mails count in German time.',
    ]);
  });

  it('hours as they were before there was a table', () => {
    const before = { opens: '08:00', closes: '18:00', timeZone: 'Europe/Berlin' };
    const keys = faultsOfHours(before, 'en').map(({ key }) => key);
    expect(keys).toEqual(['week', '']);
  });
});

it('whoever fills in the form in German reads what is wrong in German', () => {
  const week = weekOf({ friday: '18:00-08:00' });
  const says =
    'Von 18:00 bis 08:00 geht nicht: Der Schluss muss später am selben Tag sein als der Beginn. ' +
    'Geht es über Mitternacht, gehört die Zeit ab 00:00 zum nächsten Tag.';
  expect(faultsOfHours({ week, timeZone: 'Europe/Berlin' }, 'de')).toEqual([{ key: 'week.friday', says }]);
});

it('every fault is said in both languages', () => {
  expect(Object.keys(messages.de)).toEqual(Object.keys(messages.en));
});
