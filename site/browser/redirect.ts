import { languageKey } from '#common/ids.ts';
import { defaultLocale, locales, prefixedLocales, type Locale } from '#common/locales.ts';

const redirectTo = (locale: Locale) =>
  `if(!document.referrer.startsWith(location.origin+'/')&&localStorage.getItem('${languageKey}')==='${locale}')location.replace('${locales[locale].prefix}'+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)`;

/**
 * Source of the first script in the head. Before anything is painted, it takes visitors whose stored language has a
 * prefix from an unprefixed address to the same page in that language. Prefixed addresses never redirect, nor does an
 * address opened from one of our pages (`document.referrer`): opening "DE" in a new tab must show German. An address
 * that the browser prerenders while it is typed asks when it is shown, as the language may be chosen meanwhile.
 */
export function redirectScript(): string {
  const redirect = `try{${prefixedLocales.map(redirectTo).join(';')}}catch{}`;
  return `{const f=()=>{${redirect}};document.prerendering?document.addEventListener('prerenderingchange',f):f()}`;
}

/** Only unprefixed pages carry the script. */
export function needsRedirect(locale: Locale): boolean {
  return locale === defaultLocale;
}
