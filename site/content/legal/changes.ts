import { fill } from '#common/fill.ts';
import {
  versionsOf,
  type LegalVersion,
  type PublishedText,
  type VersionedText,
} from '#common/legalVersions.ts';
import type { Locale } from '#common/locales.ts';
import { localisedPath, versionPath } from '#common/routes.ts';
import type { LegalChange } from '../types/legal.ts';
import type { LegalChangesContent } from '../types/site.ts';
import type { LegalSection } from './render.ts';

/** A text's versions and what each changed, ready for the page. */
export type LegalHistory = {
  title: string;
  /** Says that there is nothing to compare with; undefined from the second version on. */
  first: string | undefined;
  /** Newest first. */
  versions: { heading: string; changes: { section: LegalSection; says: string }[] }[];
};

type Text = {
  published: PublishedText;
  /** What each version changed, by its number. */
  lists: Readonly<Record<string, readonly LegalChange[]>>;
  sections: readonly LegalSection[];
};

/**
 * What each version of a text changed against the one before it.
 * @param formatDate writes `YYYY-MM-DD` as the language does
 * @throws Error naming a version that does not say what it changed, an entry for a version that there is not,
 *   or one whose section there is not: a text must not be published with a gap in its history
 */
export function historyOf(
  { published, lists, sections }: Text,
  words: Pick<LegalChangesContent, 'title' | 'first' | 'version'>,
  formatDate: (iso: string) => string,
): LegalHistory {
  const later = [...published.earlier, published].slice(1);
  const unknown = Object.keys(lists).find((listed) => !later.some(({ version }) => version === listed));
  if (unknown !== undefined)
    throw new Error(`legal.json, changes, lists: version ${unknown}, which there is not`);

  const changesOf = ({ version }: LegalVersion) => {
    const changes = lists[version] ?? [];
    if (changes.length === 0)
      throw new Error(`legal.json: below changes, lists, say what version ${version} changed`);
    return changes.map(({ section: position, says }) => {
      const section = sections[position - 1];
      if (!section)
        throw new Error(`legal.json, changes, lists, ${version}: section ${position}, which there is not`);
      return { section, says };
    });
  };

  return {
    title: words.title,
    first: later.length === 0 ? fill(words.first, { date: formatDate(published.date) }) : undefined,
    versions: later
      .map((version) => ({
        heading: fill(words.version, { version: version.version, date: formatDate(version.date) }),
        changes: changesOf(version),
      }))
      .toReversed(),
  };
}

/** Links to the versions that are no longer in force, newest first; undefined where there are none. */
export type EarlierVersions = { title: string; links: { label: string; href: string }[] } | undefined;

/**
 * Where the versions before the one in force are read.
 * @param formatDate writes `YYYY-MM-DD` as the language does
 */
export function earlierOf(
  text: VersionedText,
  locale: Locale,
  words: Pick<LegalChangesContent, 'version' | 'earlier'>,
  formatDate: (iso: string) => string,
): EarlierVersions {
  const earlier = versionsOf(text).slice(0, -1).toReversed();
  if (earlier.length === 0) return undefined;
  const links = earlier.map(({ version, date }) => ({
    label: fill(words.version, { version, date: formatDate(date) }),
    href: localisedPath(locale, versionPath(text, version)),
  }));
  return { title: words.earlier, links };
}
