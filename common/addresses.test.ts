import { describe, expect, it } from 'vitest';
import {
  alternates,
  filesOf,
  movedAddresses,
  pageAddresses,
  pagesWithSections,
  pathsOfView,
  sectionAddresses,
  siteAddresses,
  unlinkedAddresses,
  viewOf,
} from './addresses.ts';
import { moved } from './moved.ts';

describe('the addresses of the site', () => {
  it('are each there once, so that no page hides another', () => {
    const paths = siteAddresses.map(({ path }) => path);
    expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  });

  it('have every page in German without a prefix, and in English with one', () => {
    const faq = pageAddresses.filter(({ page }) => page === 'faq').map(({ path }) => path);
    expect(faq.slice(0, 2)).toEqual(['/faq', '/en/faq']);
  });

  it('have a section below the address of its page', () => {
    const pricing = sectionAddresses.filter(({ section }) => section === 'pricing').map(({ path }) => path);
    expect(pricing.slice(0, 2)).toEqual(['/institutional/pricing', '/en/institutional/pricing']);
  });

  it('have pages that nothing links to in each language', () => {
    const paths = unlinkedAddresses.map(({ path }) => path);
    expect(paths).toContain('/message_sent');
    expect(paths).toContain('/en/message_sent');
  });
});

it('a mistyped section leads to its page only where a page has sections', () => {
  expect(pagesWithSections).toContain('/en/institutional');
  expect(pagesWithSections).not.toContain('/faq');
});

it('an address of before leads to that of today in the same language', () => {
  for (const [from, to] of Object.entries(moved)) {
    expect(movedAddresses).toContainEqual({ from, to });
    expect(movedAddresses).toContainEqual({ from: `/en${from}`, to: `/en${to}` });
  }
});

it('the language switch leads to the same section in the other language', () => {
  expect(alternates('/institutional/pricing')).toMatchObject({
    de: '/institutional/pricing',
    en: '/en/institutional/pricing',
  });
});

describe('the file of a page', () => {
  it('is index.html for the home page', () => {
    expect(filesOf('/')).toEqual(['index.html']);
  });

  it('is named like the page, or is the index of a folder named so', () => {
    expect(filesOf('/en/faq')).toEqual(['en/faq.html', 'en/faq/index.html']);
  });
});

it.each([
  ['index.html', 'index'],
  ['en.html', 'index'],
  ['en/faq.html', 'faq'],
  ['en/platform/offers.html', 'platform'],
  ['en\\platform\\offers.html', 'platform'],
])('%s shares styles and policy with all of %s', (file, view) => {
  expect(viewOf(file)).toBe(view);
});

it.each([
  '/index.html',
  '/en.html',
  '/faq.html',
  '/en/faq.html',
  '/platform/offers.html',
  '/en/platform/offers.html',
  '/404.html',
  '/en/contact',
])('%s belongs to its view and to no other', (path) => {
  const views = ['index', 'faq', 'platform', '404', 'contact'];
  expect(views.filter((view) => pathsOfView(view).test(path))).toEqual([viewOf(path.slice(1))]);
});
