import type { PrefixedLocale } from '#common/locales.ts';

export type LanguageHintContent = { text: string; action: string; dismiss: string };

/** Shown on a page of the default language to visitors whose browser prefers another; hence each in its own. */
export const languageHints: Record<PrefixedLocale, LanguageHintContent> = {
  en: {
    text: 'This page is available in English.',
    action: 'Read in English',
    dismiss: 'Dismiss',
  },
};
