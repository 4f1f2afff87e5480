import { describe, expect, it } from 'vitest';
import { alternates, filesOf, pageAddresses, pagesWithSections, siteAddresses } from './addresses.ts';
import { localeCodes, localeOfPath } from './locales.ts';
import { pageKeys, routes } from './routes.ts';

describe('the addresses', () => {
  it('are each there once', () => {
    const paths = siteAddresses.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('hold every page in every language', () => {
    expect(pageAddresses).toHaveLength(pageKeys.length * localeCodes.length);
  });

  it('hold pages, sections and what nothing links to', () => {
    expect(siteAddresses).toEqual(
      expect.arrayContaining([
        { path: '/', locale: 'de', page: 'home' },
        { path: '/en', locale: 'en', page: 'home' },
        { path: '/en/about/team', locale: 'en', page: 'about', section: 'team' },
        { path: '/coming_soon', locale: 'de' },
      ]),
    );
  });

  it.each(siteAddresses)('$path says its language', ({ path, locale }) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

it('knows which pages have sections', () => {
  expect(pagesWithSections).toContain('/en/about');
  expect(pagesWithSections).not.toContain(routes.faq.path);
});

it('finds the same page in every language', () => {
  expect(alternates('/')).toMatchObject({ de: '/', en: '/en' });
  expect(alternates('/about/team')).toMatchObject({ de: '/about/team', en: '/en/about/team' });
});

it('names the files that may hold a page', () => {
  expect(filesOf('/')).toEqual(['index.html']);
  expect(filesOf('/en')).toEqual(['en.html', 'en/index.html']);
});
