import { defaultLocale, locales, prefixedLocales, type Locale } from '#common/locales.ts';

/** Where the chosen language is stored (requirement 4.4). */
export const languageKey = 'language';

const redirectTo = (locale: Locale) =>
  `if(localStorage.getItem('${languageKey}')==='${locale}')location.replace('${locales[locale].prefix}'+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)`;

/**
 * Source of the one inline script. It runs before anything is painted: a visitor whose stored language has a
 * prefix and who opens an unprefixed address goes to its twin there. Prefixed addresses never redirect.
 */
export function redirectScript(): string {
  return `try{${prefixedLocales.map(redirectTo).join(';')}}catch{}`;
}

/** Only unprefixed pages carry the script. */
export function needsRedirect(locale: Locale): boolean {
  return locale === defaultLocale;
}
