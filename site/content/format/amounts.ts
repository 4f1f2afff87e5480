import { locales } from '#common/locales.ts';
import { quantity, written } from './quantity.ts';
import { firm, type Language } from './writing.ts';

/** How a language writes amounts that are no facts: those of samples and worked examples. */
export function amounts(language: Language) {
  const { tag } = locales[language.locale];
  const count = new Intl.NumberFormat(tag);
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  return {
    /** Whole euros, or to the cent. */
    money: (euros: number, cents = 0) =>
      written(
        quantity(euros, language, {
          unit: 'eur',
          minimumFractionDigits: cents,
          maximumFractionDigits: cents,
        }),
      ),
    workingDays: (days: number) => written(quantity(days, language, { unit: 'working-day' })),
    minutesAgo: (minutes: number) => firm(ago.format(-minutes, 'minute')),
    /** A whole number. */
    count: (value: number) => count.format(value),
    /** A file's size; megabytes from one megabyte on. */
    fileSize: (kilobytes: number) => {
      const large = kilobytes >= 1000;
      const options = { unitDisplay: 'short', maximumFractionDigits: 1 } as const;
      return written(
        quantity(large ? kilobytes / 1000 : kilobytes, language, {
          unit: large ? 'megabyte' : 'kilobyte',
          ...options,
        }),
      );
    },
  };
}
