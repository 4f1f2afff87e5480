import { locales, type Locale } from '#common/locales.ts';

/** Where the chosen language is stored (spec 9). */
export const languageKey = 'language';

const { prefix } = locales.en;

/**
 * Source of the one inline script. It runs before anything is painted: a visitor whose stored language is
 * English and who opens an unprefixed address goes to its English twin. English addresses never redirect.
 */
export const redirectScript = `try{if(localStorage.getItem('${languageKey}')==='en')location.replace('${prefix}'+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)}catch{}`;

/** Only unprefixed pages carry the script. */
export function needsRedirect(locale: Locale): boolean {
  return locales[locale].prefix === '';
}
