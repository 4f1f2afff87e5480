/**
 * The languages. Adding one here makes the compiler ask for its folder (`site/content/load.ts`) and for the words that
 * site and service share (`common/words/words.ts`).
 */
export const locales = {
  de: {
    /** First path segment; the default language has none. */
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
export const defaultLocale = 'de' satisfies Locale;

/** The languages whose addresses have a prefix. */
export type PrefixedLocale = Exclude<Locale, typeof defaultLocale>;
export const prefixedLocales = localeCodes.filter((code) => code !== defaultLocale);

/** Stands in where a text is missing, and addresses readers whose language is unknown. */
export const fallbackLocale = 'en' satisfies Locale;

/** The language of the team, and so of the mails it receives. */
export const teamLocale = 'de' satisfies Locale;

/** Every language but `locale`. */
export function otherLocales(locale: Locale): Locale[] {
  return localeCodes.filter((code) => code !== locale);
}

/** Whether a value from outside (a form field, a path segment) names one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** The language that an address is written in, e.g. `/en/faq` → `en`, `/faq` → `de`. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return localeCodes.find((code) => locales[code].prefix === `/${first}`) ?? defaultLocale;
}
