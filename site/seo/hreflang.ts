import { alternates } from '#common/addresses.ts';
import { defaultLocale, localeCodes, type Locale } from '#common/locales.ts';
import { absolute } from '#site/links.ts';

export type Alternate = { hreflang: Locale | 'x-default'; href: string };

/** The alternates of an unprefixed address: each language, and `x-default`, which is German (requirement 4.2). */
export function hreflang(path: string): Alternate[] {
  const addresses = alternates(path);
  return [
    ...localeCodes.map((locale) => ({ hreflang: locale, href: absolute(addresses[locale]) })),
    { hreflang: 'x-default', href: absolute(addresses[defaultLocale]) },
  ];
}
