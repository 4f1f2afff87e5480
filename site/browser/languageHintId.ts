import type { Locale } from '#common/locales.ts';

/** The element that offers a page in a language; site/browser/language.ts shows it. */
export const languageHintId = (locale: Locale) => `language-hint-${locale}`;
