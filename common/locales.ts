/** The only list of languages. Adding one here makes the compiler ask for the rest. */
export const locales = {
  de: {
    /** First path segment; German, the default, has none. */
    prefix: '',
    /** For `Intl`: the regional form whose number and date conventions we follow. */
    tag: 'de-DE',
    /** Open Graph's spelling. */
    openGraph: 'de_DE',
    /** The language's own name, for the language switch. */
    name: 'Deutsch',
    label: 'DE',
  },
  en: { prefix: '/en', tag: 'en-GB', openGraph: 'en_GB', name: 'English', label: 'EN' },
} as const satisfies Record<string, LocaleDetails>;

type LocaleDetails = { prefix: string; tag: string; openGraph: string; name: string; label: string };

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];

/** The language of unprefixed addresses and of `hreflang="x-default"`. */
export const defaultLocale: Locale = 'de';

/** The language that stands in where a text is missing. */
export const fallbackLocale: Locale = 'en';

/** Whether a value from outside (a form field, a path segment) names one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** The language that an address is written in, e.g. `/en/faq` → `en`, `/faq` → `de`. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return localeCodes.find((code) => locales[code].prefix === `/${first}`) ?? defaultLocale;
}
