import type { Locale } from '#common/locales.ts';
import { withMarks } from '#common/marks.ts';
import { asRead } from '#common/marks.ts';

/** Texts of each language that is compared, by their keys, `home.hero.title`. */
export type Texts = Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>>;

/** A text that changed in some languages and not in others. */
export type OneSided = { key: string; versions: { locale: Locale; before: string; after: string }[] };

/**
 * The texts that a change touched in one language only: whoever reads the other language reads what was said before.
 * A text that is new or gone in one language is named by the checks of the content, not here; where a line may break is
 * each language's own affair.
 */
export function oneSided(before: Texts, after: Texts): OneSided[] {
  const locales = Object.keys(before) as Locale[];
  const keys = new Set(locales.flatMap((locale) => [...(before[locale]?.keys() ?? [])]));
  return [...keys].flatMap((key) => {
    const versions = locales.map((locale) => ({
      locale,
      before: before[locale]?.get(key) ?? '',
      after: after[locale]?.get(key) ?? '',
    }));
    const changed = versions.filter((version) => read(version.before) !== read(version.after));
    const stood = versions.every((version) => version.before !== '' && version.after !== '');
    return stood && changed.length > 0 && changed.length < versions.length ? [{ key, versions }] : [];
  });
}

const read = (text: string) => asRead(withMarks(text));

/** The texts of a JSON file by their keys. */
export function textsOfJson(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOfJson(item, `${key}.${name}`));
}

/**
 * The texts of an entry, which has every language in one file, in one of them: whatever stands below the language's code.
 */
export function textsOfEntry(value: unknown, key: string, locale: Locale): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === locale ? textsOfJson(item, key) : textsOfEntry(item, `${key}.${name}`, locale),
  );
}

/** The sections of a legal text by their numbers, the part before the first as 0. */
export function textsOfMarkdown(markdown: string, key: string): [string, string][] {
  return markdown.split(/^## /m).map((section, number) => [`${key}.${number}`, section.trim()]);
}
