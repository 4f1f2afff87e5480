import { expect, it } from 'vitest';
import { languages } from '../load.ts';

const moment = '2026-05-12T10:30Z';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [
    'de',
    [
      '1.280 €',
      '−38.000 €',
      '378 €/m²',
      '412 kB',
      '6,2 MB',
      '77,22 m²',
      '140 m',
      '2,3 km',
      '3,4 %',
      '−1,8 %',
    ],
    ['Dienstag, 12. Mai', '10:30 Uhr', '1 Arbeitstag', '5 Arbeitstage'],
  ],
  [
    'en',
    ['€1,280', '−€38,000', '€378/m²', '412 kB', '6.2 MB', '77.22 m²', '140 m', '2.3 km', '3.4%', '−1.8%'],
    ['Tuesday 12 May', '10:30', '1 working day', '5 working days'],
  ],
] as const)(
  '%s writes amounts, sizes, dates and times by its own rules, with no break beside a number',
  (locale, measures, dates) => {
    const format = languages[locale].format;
    const written = [
      format.money(1280),
      format.lessMoney(38_000),
      format.perArea(378),
      format.fileSize(412),
      format.fileSize(6240),
      format.area(77.22, 2),
      format.distance(140),
      format.distance(2300),
      format.percent(3.4, 1),
      format.difference(-1.8),
      format.weekday(moment),
      format.time(moment),
      format.workingDays(1),
      format.workingDays(5),
    ];
    expect(written.map(plain)).toEqual([...measures, ...dates]);
    for (const text of written) expect(text).not.toMatch(/\d | \d/);
  },
);

it('writes German figures in the dative: "Monate" becomes "Monaten"', () => {
  const { figure, dative } = languages.de.format;
  expect(dative.freeAtSignUp).toBe(figure.freeAtSignUp.replace(/Monate$/, 'Monaten'));
});
