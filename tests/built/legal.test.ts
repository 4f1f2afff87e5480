import { describe, expect, it } from 'vitest';
import { languageAttribute } from '#common/ids.ts';
import { legalVersions, type PublishedText, type VersionedText } from '#common/legalVersions.ts';
import { defaultLocale, localeCodes, prefixedLocales } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor, languages } from '#site/content/load.ts';
import type { LegalChange } from '#site/content/types/legal.ts';
import { attribute, pageAt, plain, textOf } from './site.ts';

const versioned = Object.keys(legalVersions) as VersionedText[];

describe.each(localeCodes)('the legal texts in %s', (locale) => {
  const { content, format } = languages[locale];
  const { title, first, lists, version: heading } = content.legal.changes;

  it.each(versioned)('%s end with what their versions changed, and their contents lead there', (text) => {
    const { document } = pageAt(pathTo(locale, text));
    const { version, date, earlier }: PublishedText = legalVersions[text];
    const changes: Readonly<Record<string, readonly LegalChange[]>> = lists[text];
    const changed = (changes[version] ?? []).map(({ says }) => says);
    const day = format.date(date);
    const history = document.querySelectorAll('article section').at(-1);
    expect(textOf(history?.querySelector('h2'))).toBe(title);
    for (const words of earlier.length === 0 ? [first(day)] : [heading(version, day), ...changed])
      expect(textOf(history)).toContain(plain(words));
    // One list for a desktop, one for smaller windows.
    const lead = document.querySelectorAll(`article a[href="#${attribute(history ?? null, 'id')}"]`);
    expect(lead.map(textOf)).toEqual([title, title]);
  });

  it('the imprint has no versions', () => {
    expect(textOf(pageAt(pathTo(locale, 'imprint')).document.querySelector('main'))).not.toContain(title);
  });
});

it.each(prefixedLocales)(
  'the terms in %s lead to the German ones, which bind, and remember the language as the switch does',
  (locale) => {
    const { document } = pageAt(pathTo(locale, 'terms'));
    const link = document.querySelector(`main a[href="${pathTo(defaultLocale, 'terms')}"]`);
    expect(textOf(link)).toBe(contentFor(locale).legal.binding);
    expect(attribute(link, languageAttribute)).toBe(defaultLocale);
  },
);
