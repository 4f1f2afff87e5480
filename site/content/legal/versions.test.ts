import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { legalVersions, type LegalVersion, type PublishedText } from '#common/legalVersions.ts';
import { defaultLocale, localeCodes, type Locale } from '#common/locales.ts';
import { languages } from '../load.ts';
import type { LegalChange } from '../types/legal.ts';
import { historyOf } from './changes.ts';
import { loadLegal } from './load.ts';

const documents = ['terms', 'privacy'] as const;
type Document = (typeof documents)[number];

const origin = { 'site.origin': 'https://www.site.example' };

/** What a visitor reads, figures and names included; neither markup nor line breaks. */
function wordsOf(locale: Locale, document: Document): string {
  const { introHtml, sections } = loadLegal(locale, document, origin);
  const html = [introHtml, ...sections.flatMap(({ heading, html }) => [heading, html])].join(' ');
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test.each(documents)('the words of %s.md are those of their version', (document) => {
  const words = localeCodes.map((locale) => wordsOf(locale, document)).join('\n');
  const text = createHash('sha256').update(words).digest('hex');
  expect(
    legalVersions[document].text,
    `The words of site/content/*/legal/${document}.md, or a figure or name in them, have changed. In ` +
      `common/legalVersions.ts: 1. move "version" and "date" to "earlier", 2. raise "version" and set "date" to the ` +
      `day of publication, 3. put the SHA-256 after "Expected" into "text". In legal.ts of each language say in "changes" what is ` +
      `different. While the text is a draft that nobody has agreed to, step 3 is enough`,
  ).toBe(text);
});

test.each(localeCodes)('both texts open with their version and its day (%s)', (locale) => {
  for (const document of documents) {
    const { version, date } = legalVersions[document];
    const [stated] = /(?:Fassung|Version)\u00a0.+/.exec(loadLegal(locale, document, origin).introHtml) ?? [];
    expect(stated).toMatch(new RegExp(`\u00a0${version} `));
    expect(stated).toContain(languages[locale].format.date(date));
  }
});

/** All versions of a text, oldest first. */
function versionsOf(document: Document): LegalVersion[] {
  const { earlier, version, date }: PublishedText = legalVersions[document];
  return [...earlier, { version, date }];
}

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
    const { content, format } = languages[locale];
    for (const document of documents) {
      const lists = content.legal.changes.lists[document];
      const { sections } = loadLegal(locale, document, origin);
      const given = { published: legalVersions[document], lists, sections };
      const { versions } = historyOf(given, content.legal.changes, format.date);
      expect(versions).toHaveLength(versionsOf(document).length - 1);
      expect(sectionsIn(lists)).toEqual(
        sectionsIn(languages[defaultLocale].content.legal.changes.lists[document]),
      );
    }
  },
);
