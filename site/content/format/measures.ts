import { locales } from '#common/locales.ts';
import type { amounts } from './amounts.ts';
import { quantity, written } from './quantity.ts';
import { nonBreaking, type Language } from './writing.ts';

const minus = '\u2212';

/** Formats what a valuation calculates with: areas, distances, factors, rates, what is taken off. */
export function measures(language: Language, { money }: ReturnType<typeof amounts>) {
  const { tag } = locales[language.locale];
  const decimal = (value: number, digits: number, options: Intl.NumberFormatOptions = {}) =>
    nonBreaking(
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        ...options,
      })
        .format(value)
        .replace('-', minus),
    );
  const perCent = { style: 'unit', unit: 'percent' } as const;
  return {
    /** "0,525". */
    decimal: (value: number, digits = 0) => decimal(value, digits),
    /** "3,4 %". */
    percent: (value: number, digits = 0) => decimal(value, digits, perCent),
    /** "+1,6 %", "−1,8 %". */
    difference: (value: number, digits = 1) => decimal(value, digits, { ...perCent, signDisplay: 'always' }),
    /** "77,22 m²". */
    area: (squareMetres: number, digits = 0) => nonBreaking(`${decimal(squareMetres, digits)} m²`),
    /** "378 €/m²". */
    perArea: (euros: number, cents = 0) => `${money(euros, cents)}/m²`,
    /** "140 m", "2,3 km". */
    distance: (metres: number) =>
      metres < 1000
        ? written(quantity(metres, language, { unit: 'meter', unitDisplay: 'short' }))
        : written(quantity(metres / 1000, language, { unit: 'kilometer', unitDisplay: 'short' })),
    /** An amount that is taken off: "−38.000 €". */
    lessMoney: (euros: number, cents = 0) => `${minus}${money(euros, cents)}`,
  };
}
