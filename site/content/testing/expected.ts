import { readFileSync } from 'node:fs';
import type { Locale } from '#common/locales.ts';
import type english from '../en/expected.json';

/**
 * How tests find in a language what the site promises, and what they search: `expected.json` of its folder, which no
 * page reads. The English one says which entries there are.
 */
type Expected = typeof english;

/** The groups of `expected.json` that hold patterns. */
type Patterns = Omit<Expected, 'searches'>;

const fileOf = (locale: Locale) => `site/content/${locale}/expected.json`;

const read = (locale: Locale) => JSON.parse(readFileSync(fileOf(locale), 'utf8')) as Expected;

/**
 * By what a language's texts are known to say something.
 * @throws Error naming the file and the entry that is missing: without one, every text would do
 */
export function expectedIn<Group extends keyof Patterns>(
  locale: Locale,
  group: Group,
  entry: keyof Patterns[Group] & string,
): RegExp {
  const entries = read(locale)[group] as Record<string, string> | undefined;
  const pattern = entries?.[entry];
  if (!pattern) throw new Error(`${fileOf(locale)}, ${group}.${entry}: missing`);
  return new RegExp(pattern, 'u');
}

/** What visitors of a language type into the search, and which page they find. */
export const searchesIn = (locale: Locale): Expected['searches'] => read(locale).searches;
