import { fill } from '#common/fill.ts';
import { describe, expect, it } from 'vitest';
import { versionAddresses } from '#common/addresses.ts';
import { languageAttribute } from '#common/ids.ts';
import { legalVersions, versionsOf, type PublishedText, type VersionedText } from '#common/legalVersions.ts';
import { defaultLocale, localeCodes, prefixedLocales } from '#common/locales.ts';
import { localisedPath, pathTo, versionPath } from '#common/routes.ts';
import { contentFor, languages } from '#site/content/load.ts';
import type { LegalChange } from '#site/content/types/legal.ts';
import { attribute, pageAt, plain, textOf } from './site.ts';

const versioned = Object.keys(legalVersions) as VersionedText[];

describe.each(localeCodes)('the legal texts in %s', (locale) => {
  const { texts, format } = languages[locale];
  const { title, first, lists, version: heading } = texts.legal.changes;

  it.each(versioned)('%s end with what their versions changed, and their contents lead there', (text) => {
    const { document } = pageAt(pathTo(locale, text));
    const { version, date, earlier }: PublishedText = legalVersions[text];
    const changes: Readonly<Record<string, readonly LegalChange[]>> = lists[text];
    const changed = (changes[version] ?? []).map(({ says }) => says);
    const day = format.date(date);
    const history = document.querySelectorAll('article section').at(-1);
    expect(textOf(history?.querySelector('h2'))).toBe(title);
    for (const words of earlier.length === 0
      ? [fill(first, { date: day })]
      : [fill(heading, { version, date: day }), ...changed])
      expect(textOf(history)).toContain(plain(words));
    // One list for a desktop, one for smaller windows.
    const lead = document.querySelectorAll(`article a[href="#${attribute(history ?? null, 'id')}"]`);
    expect(lead.map(textOf)).toEqual([title, title]);
  });

  it.each(versioned)('below the %s stand the earlier versions, the newest first', (text) => {
    const { document } = pageAt(pathTo(locale, text));
    const { earlier }: PublishedText = legalVersions[text];
    const links = document
      .querySelectorAll('article section a')
      .map((link) => attribute(link, 'href'))
      .filter((href) => href.includes('/version_'));
    const newestFirst = earlier.toReversed().map(({ version }) => version);
    expect(links).toEqual(newestFirst.map((version) => localisedPath(locale, versionPath(text, version))));
  });

  it('the imprint has no versions', () => {
    expect(textOf(pageAt(pathTo(locale, 'imprint')).document.querySelector('main'))).not.toContain(title);
  });
});

describe.each(versionAddresses)('$path', ({ path, locale, text, version }) => {
  const { texts, format } = languages[locale];
  const page = pageAt(path);

  it('is not indexed', () => {
    expect(attribute(page.document.querySelector('meta[name=robots]'), 'content')).toBe('noindex');
    expect(page.document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('opens with its version, and leads to the one in force', () => {
    const { date } = versionsOf(text).find((one) => one.version === version) ?? legalVersions[text];
    const main = page.document.querySelector('main');
    expect(textOf(main)).toContain(
      plain(fill(texts.legal.changes.version, { version, date: format.date(date) })),
    );
    expect(main?.querySelector(`a[href="${pathTo(locale, text)}"]`)).not.toBeNull();
  });

  it('says whether it is in force', () => {
    const { inForce, replaced } = texts.legal.earlier;
    const notice = textOf(page.document.querySelector('main strong'));
    expect(notice).toBe(version === legalVersions[text].version ? inForce : replaced);
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
