import { describe, expect, it } from 'vitest';
import { brand } from '#common/company.ts';
import { localeCodes, locales, type Locale } from '#common/locales.ts';
import { localisedPath, routes } from '#common/routes.ts';
import { absolute } from '#site/links.ts';
import { pageHead } from './head.ts';

const meta = { description: 'What people ask.', keywords: 'questions, answers' };
const picture = { path: '/og/en/faq.jpg', width: 1200, height: 630, alt: 'A house' };
const { path } = routes.faq;
const headIn = (locale: Locale, options: { section?: string } = {}) =>
  pageHead({ locale, name: 'FAQ', meta, path, picture, indexed: true, ...options });

describe('pageHead', () => {
  it('points a section to its page', () => {
    const { canonical, alternates } = headIn('en', { section: 'team' });
    expect(canonical).toBe(absolute(localisedPath('en', path)));
    expect(alternates).toEqual(headIn('en').alternates);
  });

  it.each(localeCodes)('shares title, picture and languages of a page in %s', (locale) => {
    const { openGraph } = headIn(locale);
    const others = localeCodes.filter((code) => code !== locale);
    const expected = [
      ['title', `${brand.name} – FAQ`],
      ['image', absolute(picture.path)],
      ['image:width', '1200'],
      ['image:height', '630'],
      ['image:alt', picture.alt],
      ['locale', locales[locale].openGraph],
      ...others.map((code) => ['locale:alternate', locales[code].openGraph]),
    ];
    for (const [name, content] of expected)
      expect(openGraph).toContainEqual({ property: `og:${name}`, content });
  });
});
