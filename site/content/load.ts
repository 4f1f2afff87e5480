import { localeCodes, type Locale, type PrefixedLocale } from '#common/locales.ts';
import { words as serviceWords } from '#common/words/words.ts';
import type { CopyRules } from './check/faults.ts';
import { compose } from './compose.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import { withFallback } from './fallback.ts';
import { bindText } from './format/keepTogether.ts';
import { formattersFor, type Formatters } from './format/formatters.ts';
import type { Writing } from './format/writing.ts';
import { placeOf } from './place.ts';
import { read, type Reading } from './read.ts';
import type { SiteContent } from './types/site.ts';
import type { LanguageHintContent, Texts } from './types/texts.ts';
import { valuesOf } from './values.ts';

/** A language's folder: its texts as they are written, how it writes numbers, and what its texts must not say. */
type Folder = { texts: object; writing: Writing; rules: CopyRules };

/** The default language needs no hint: it is never offered to its own readers. */
type Folders = Record<Locale, Folder> & Record<PrefixedLocale, { languageHint: LanguageHintContent }>;

export const folders: Folders = { de, en };

/** A language: how it formats, what its texts may name, and its texts with those names filled in. */
type Language = Reading & { format: Formatters; texts: Texts };

function languageOf(locale: Locale): Language {
  const { texts, writing } = folders[locale];
  const format = formattersFor(locale, writing);
  const complete = withFallback(texts, en.texts, (key) =>
    console.error(`${placeOf(locale, key)}: missing, shown in English`),
  );
  const values = valuesOf(format, complete.pageNames);
  const reading = { values, bind: bindText(writing) };
  return { ...reading, format, texts: read(complete, reading, locale) };
}

/** Every language. A missing text comes from English, and its key is logged (requirement 4.3). */
export const languages = Object.fromEntries(
  localeCodes.map((locale) => [locale, languageOf(locale)]),
) as Record<Locale, Language>;

const loaded = new Map<Locale, SiteContent>();

/** All that the pages of a language say, its samples among them. */
export function contentFor(locale: Locale): SiteContent {
  const known = loaded.get(locale);
  if (known) return known;
  const { texts, format } = languages[locale];
  const content = compose(texts, serviceWords[locale], format);
  loaded.set(locale, content);
  return content;
}
