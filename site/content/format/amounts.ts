import { locales } from '#common/locales.ts';
import { quantity, written, type QuantityOptions } from './quantity.ts';
import { firm, type Language } from './writing.ts';

/** Formats amounts that are not facts: those of samples and worked examples. */
export function amounts(language: Language) {
  const { tag } = locales[language.locale];
  const count = new Intl.NumberFormat(tag);
  const write = (value: number, options: QuantityOptions) => written(quantity(value, language, options));
  const length = new Intl.NumberFormat(tag, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 });
  return {
    /** Whole euros, or with as many decimal places as `cents` says. */
    money: (euros: number, cents = 0) =>
      write(euros, { unit: 'eur', minimumFractionDigits: cents, maximumFractionDigits: cents }),
    /** A rate, with as many decimal places as it has, up to two. */
    percent: (value: number) => write(value, { unit: 'percent', maximumFractionDigits: 2 }),
    workingDays: (days: number) => write(days, { unit: 'working-day' }),
    /** With exactly so many decimal places: "10,80". */
    decimal: (value: number, digits: number) =>
      value.toLocaleString(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    /** In square metres, for which browsers have no unit. */
    area: (squareMetres: number) => `${count.format(squareMetres)}\u00a0m²`,
    metres: (metres: number) => firm(length.format(metres)),
    /** A whole number. */
    count: (value: number) => count.format(value),
    /** In megabytes from one megabyte up. */
    fileSize: (kilobytes: number) => {
      const options = { unitDisplay: 'short', maximumFractionDigits: 1 } as const;
      return kilobytes < 1000
        ? write(kilobytes, { unit: 'kilobyte', ...options })
        : write(kilobytes / 1000, { unit: 'megabyte', ...options });
    },
  };
}
