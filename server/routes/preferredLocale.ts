import { defaultLocale, isLocale, type Locale } from '#common/locales.ts';

const range = /^\s*(?<language>[a-z]+)(?:-[a-z\d-]+)?\s*(?:;\s*q=(?<q>[01](?:\.\d{0,3})?)\s*)?$/i;

/** The language to answer in: of ours, the one that `Accept-Language` ranks highest, regions aside; else the default. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').flatMap((entry) => {
    const { language = '', q = '1' } = range.exec(entry)?.groups ?? {};
    const locale = language.toLowerCase();
    return isLocale(locale) && Number(q) > 0 ? [{ locale, quality: Number(q) }] : [];
  });
  return wishes.toSorted((a, b) => b.quality - a.quality)[0]?.locale ?? defaultLocale;
}
