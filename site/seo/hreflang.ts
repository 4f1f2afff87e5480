import { defaultLocale, localeCodes, type Locale } from '#common/locales.ts';
import { localisedPath } from '#common/routes.ts';

export type Alternate = { hreflang: Locale | 'x-default'; href: string };

/**
 * The alternates of a page: each language and `x-default`, which is German (decision 3).
 * @param path the unprefixed address, e.g. `/faq`
 * @param absolute makes an address absolute
 */
export function hreflang(path: string, absolute: (path: string) => string): Alternate[] {
  const inLanguage = localeCodes.map((locale) => ({
    hreflang: locale,
    href: absolute(localisedPath(locale, path)),
  }));
  return [...inLanguage, { hreflang: 'x-default', href: absolute(localisedPath(defaultLocale, path)) }];
}
