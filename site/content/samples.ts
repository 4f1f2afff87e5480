import { locales, type Locale } from '#common/locales.ts';

/**
 * Sample values for the product windows: illustrations, not claims. They live apart from the copy so
 * that prices and dates are formatted by each language's rules.
 */
export const sampleOffers = [
  { price: 1280, workingDays: 12 },
  { price: 1390, workingDays: 8 },
  { price: 1540, workingDays: 5 },
] as const;

export type SampleFormats = {
  money: (euros: number) => string;
  workingDays: (days: number) => string;
  minutesAgo: (minutes: number) => string;
};

const workingDayNames = { de: ['Werktag', 'Werktage'], en: ['working day', 'working days'] } as const;

/** How samples are written in a language. */
export function sampleFormats(locale: Locale): SampleFormats {
  const { tag } = locales[locale];
  const currency = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  const firm = (text: string) => text.replaceAll(/\s/g, '\u00a0');
  return {
    money: (euros) => firm(currency.format(euros)),
    workingDays: (days) => firm(`${days} ${workingDayNames[locale][days === 1 ? 0 : 1]}`),
    minutesAgo: (minutes) => firm(ago.format(-minutes, 'minute')),
  };
}
