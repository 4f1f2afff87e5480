import { languageKey } from '#common/ids.ts';
import { defaultLocale, locales, prefixedLocales, type Locale } from '#common/locales.ts';

const redirectTo = (locale: Locale) =>
  `if(!document.referrer.startsWith(location.origin+'/')&&localStorage.getItem('${languageKey}')==='${locale}')location.replace('${locales[locale].prefix}'+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)`;

/**
 * Source of the only inline script. Before anything is painted, it takes visitors whose stored language has a
 * prefix from an unprefixed address to the same page in that language. Prefixed addresses never redirect, nor does an
 * address opened from one of our pages (`document.referrer`): opening "DE" in a new tab must show German.
 */
export function redirectScript(): string {
  return `try{${prefixedLocales.map(redirectTo).join(';')}}catch{}`;
}

/** Only unprefixed pages carry the script. */
export function needsRedirect(locale: Locale): boolean {
  return locale === defaultLocale;
}
