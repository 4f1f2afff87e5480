import { describe, expect, it } from 'vitest';
import { brand } from '#common/company.ts';
import { localeCodes, locales, type Locale } from '#common/locales.ts';
import { localisedPath, routes } from '#common/routes.ts';
import { absolute } from '#site/links.ts';
import { pageHead } from './head.ts';
import { hreflang } from './hreflang.ts';

const name = 'FAQ';
const meta = { description: 'What people ask.', keywords: 'questions, answers' };
const picture = { path: '/og/en/faq.jpg', width: 1200, height: 630, alt: 'A house' };
const { path } = routes.faq;
const headIn = (locale: Locale, options: { section?: string; indexed?: boolean } = {}) =>
  pageHead({ locale, name, meta, path, picture, indexed: true, ...options });

describe('pageHead', () => {
  it('titles a page with the product name followed by the page name', () => {
    const { title } = headIn('en');
    expect(title.startsWith(brand.name)).toBe(true);
    expect(title.endsWith(name)).toBe(true);
  });

  it('adds what the page is about, in the title that is shared as well', () => {
    const head = pageHead({
      locale: 'en',
      name,
      meta: { ...meta, subject: 'all answers' },
      path,
      picture,
      indexed: true,
    });
    expect(head.title).toBe(`${brand.name} – ${name}: all answers`);
    expect(head.openGraph).toContainEqual({ property: 'og:title', content: head.title });
  });

  it.each(localeCodes)('names the canonical address and all alternates in %s', (locale) => {
    const head = headIn(locale);
    expect(head.canonical).toBe(absolute(localisedPath(locale, path)));
    expect(head.alternates).toEqual(hreflang(path));
  });

  it('points a section to its page', () => {
    const head = headIn('en', { section: 'team' });
    expect(head.canonical).toBe(headIn('en').canonical);
    expect(head.section).toBe('team');
  });

  it('gives a page that is not to be indexed neither canonical nor alternates', () => {
    const head = headIn('en', { indexed: false });
    expect(head).not.toHaveProperty('canonical');
    expect(head.alternates).toEqual([]);
  });

  it('shares the picture by its absolute address, with size and words', () => {
    const { openGraph, twitter } = headIn('en');
    expect(openGraph).toEqual(
      expect.arrayContaining([
        { property: 'og:image', content: absolute(picture.path) },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: picture.alt },
      ]),
    );
    expect(twitter).toContainEqual({ name: 'twitter:image', content: absolute(picture.path) });
  });

  it.each(localeCodes)('states the language %s, and the others as alternates', (locale) => {
    const { openGraph } = headIn(locale);
    const others = localeCodes.filter((code) => code !== locale);
    expect(openGraph).toContainEqual({ property: 'og:locale', content: locales[locale].openGraph });
    expect(openGraph.filter(({ property }) => property === 'og:locale:alternate')).toEqual(
      others.map((code) => ({ property: 'og:locale:alternate', content: locales[code].openGraph })),
    );
  });
});
