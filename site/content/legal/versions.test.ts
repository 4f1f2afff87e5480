import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { legalVersions } from '#common/legalVersions.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { languages } from '../load.ts';
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

test.each(documents)('the words of the %s are those of their version', (document) => {
  const words = localeCodes.map((locale) => wordsOf(locale, document)).join('\n');
  const text = createHash('sha256').update(words).digest('hex');
  expect(
    legalVersions[document].text,
    `The ${document} read differently now. In common/legalVersions.ts raise "version", set "date" to the day ` +
      `of publication, run this again and put the SHA-256 that it names into "text". While the text is a ` +
      `draft (legalDrafts in common/company.ts) and nobody has agreed to it, the SHA-256 is enough`,
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

test('a date is one that the calendar has', () => {
  for (const { date } of Object.values(legalVersions))
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
});
