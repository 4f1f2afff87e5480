import { expect, test } from 'vitest';
import {
  legalVersions,
  versionedTexts as documents,
  versionsOf,
  type PublishedText,
  type WordedVersion,
} from '#common/legalVersions.ts';
import { defaultLocale, localeCodes } from '#common/locales.ts';
import { languages } from '../load.ts';
import type { LegalChange } from '../types/legal.ts';
import { historyOf } from './changes.ts';
import { loadLegal, loadVersion } from './load.ts';
import { fingerprintOf, fingerprintsOf } from './fingerprint.ts';

const origin = { 'site.origin': 'https://www.site.example' };

test.each(documents)('the words of %s.md are those of their version', (document) => {
  const words = localeCodes.map((locale) => loadLegal(locale, document, origin));
  expect(
    legalVersions[document].sha256,
    `The words of site/content/*/legal/${document}.md, or a figure or name in them, have changed. Publish them as a new ` +
      `version: npm run publish-legal -- --text ${document} (--help says the rest). While the text is a draft that ` +
      'nobody has agreed to, or the language is new, put the SHA-256 after "Expected" into "sha256" of ' +
      `"${document}" in common/legalVersions.json`,
  ).toEqual(fingerprintsOf(words));
});

const earlier = documents.flatMap((document) => {
  const published: PublishedText = legalVersions[document];
  return published.earlier.map((kept): WordedVersion & { document: typeof document } => ({
    document,
    ...kept,
  }));
});

test.each(earlier)('version $version of the $document still says what it said', ({ document, ...kept }) => {
  const agreed = localeCodes.filter((locale) => kept.sha256[locale] !== undefined);
  expect(agreed).not.toEqual([]);
  for (const locale of agreed)
    expect(
      fingerprintOf(loadVersion(locale, document, kept, origin)),
      `site/content/${locale}/legal/earlier/${document}_${kept.version}.md: people agreed to these words; restore them`,
    ).toBe(kept.sha256[locale]);
});

test.each(localeCodes)('both texts open with their version and its day (%s)', (locale) => {
  for (const document of documents) {
    const { version, date } = legalVersions[document];
    const [stated] = /(?:Fassung|Version)\u00a0.+/.exec(loadLegal(locale, document, origin).introHtml) ?? [];
    expect(stated).toMatch(new RegExp(`\u00a0${version} `));
    expect(stated).toContain(languages[locale].format.date(date));
  }
});

test.each(documents)('the versions of the %s count up, and their days follow one another', (document) => {
  const versions = versionsOf(document);
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => String(index + 1)));
  const days = versions.map(({ date }) => date);
  for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  expect(days).toEqual(days.toSorted());
});

const sectionsIn = (lists: Record<string, readonly LegalChange[]>) =>
  Object.entries(lists).map(([version, changes]) => [version, changes.map(({ section }) => section)]);

test.each(localeCodes)(
  'every version says what it changed, in every language the same sections (%s)',
  (locale) => {
    const { texts, format } = languages[locale];
    for (const document of documents) {
      const lists = texts.legal.changes.lists[document];
      const { sections } = loadLegal(locale, document, origin);
      const given = { published: legalVersions[document], lists, sections };
      const { versions } = historyOf(given, texts.legal.changes, format.date);
      expect(versions).toHaveLength(versionsOf(document).length - 1);
      expect(sectionsIn(lists)).toEqual(
        sectionsIn(languages[defaultLocale].texts.legal.changes.lists[document]),
      );
    }
  },
);
