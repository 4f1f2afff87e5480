import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { languages } from '../load.ts';

const moment = '2026-05-12T10:30Z';

describe.each([
  {
    locale: 'de',
    money: '1.280\u00a0€',
    small: '412\u00a0kB',
    large: '6,2\u00a0MB',
    weekday: 'Dienstag,\u00a012.\u00a0Mai',
    time: '10:30\u00a0Uhr',
    days: ['1\u00a0Arbeitstag', '5\u00a0Arbeitstage'],
  },
  {
    locale: 'en',
    money: '€1,280',
    small: '412\u00a0kB',
    large: '6.2\u00a0MB',
    weekday: 'Tuesday\u00a012\u00a0May',
    time: '10:30',
    days: ['1\u00a0working\u00a0day', '5\u00a0working\u00a0days'],
  },
] as const)('amounts and dates in $locale', ({ locale, ...expected }) => {
  const formats = languages[locale].format;

  it('write amounts, sizes, dates and times by the rules of the language, without breaks', () => {
    expect(formats.money(1280)).toBe(expected.money);
    expect(formats.fileSize(412)).toBe(expected.small);
    expect(formats.fileSize(6240)).toBe(expected.large);
    expect(formats.weekday(moment)).toBe(expected.weekday);
    expect(formats.time(moment)).toBe(expected.time);
  });

  it('tell one day from several', () => {
    expect([formats.workingDays(1), formats.workingDays(5)]).toEqual(expected.days);
  });
});

it.each(localeCodes)('the room of %s binds its own language', (locale) => {
  expect(languages[locale].format.locale).toBe(locale);
});
