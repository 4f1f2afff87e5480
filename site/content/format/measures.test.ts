import { expect, it } from 'vitest';
import { languages } from '../load.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['de', ['77,22 m²', '378 €/m²', '9,40 €/m²', '140 m', '2,3 km', '3,4 %', '+1,6 %', '−1,8 %', '−38.000 €']],
  ['en', ['77.22 m²', '€378/m²', '€9.40/m²', '140 m', '2.3 km', '3.4%', '+1.6%', '−1.8%', '−€38,000']],
] as const)(
  '%s writes areas, distances, rates and what is taken off by its own rules',
  (locale, expected) => {
    const { area, perArea, distance, percent, difference, lessMoney } = languages[locale].format;
    const written = [
      area(77.22, 2),
      perArea(378),
      perArea(9.4, 2),
      distance(140),
      distance(2300),
      percent(3.4, 1),
      difference(1.6),
      difference(-1.8),
      lessMoney(38_000),
    ];
    expect(written.map(plain)).toEqual(expected);
    for (const text of written) expect(text).not.toContain(' ');
  },
);
