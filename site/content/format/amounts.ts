import { locales } from '#common/locales.ts';
import { quantity, written, type QuantityOptions } from './quantity.ts';
import { nonBreaking, type Language } from './writing.ts';

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
    workingDays: (days: number) => write(days, { unit: 'working-day' }),
    metres: (metres: number) => nonBreaking(length.format(metres)),
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
