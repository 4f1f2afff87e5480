import { fallbackLocale, type Locale, type PrefixedLocale } from '#common/locales.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import { withFallback } from './fallback.ts';
import type { Formatters } from './format/formatters.ts';
import { withSamples } from './samples/withSamples.ts';
import type { SiteContent } from './types/site.ts';
import type { LanguageHintContent, Words } from './types/words.ts';

/** A language as written, before gaps are filled from the fallback. */
type Language = { content: Words; format: Formatters };

/** The default language needs no hint: it is never offered to its own readers. */
type Languages = Record<Locale, Language> & Record<PrefixedLocale, { languageHint: LanguageHintContent }>;

export const languages: Languages = { de, en };

const loaded = new Map<Locale, SiteContent>();

/** The texts of a language. A missing one comes from English, and its key is logged (requirement 4.3). */
export function contentFor(locale: Locale): SiteContent {
  const known = loaded.get(locale);
  if (known) return known;
  const { content: given, format } = languages[locale];
  const words = withFallback(given, languages[fallbackLocale].content, (key) =>
    console.error(`Missing text (${locale}): ${key}`),
  );
  const content = withSamples(words, format);
  loaded.set(locale, content);
  return content;
}
