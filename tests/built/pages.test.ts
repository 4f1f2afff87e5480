import { localeCodes, localeOfPath } from '#common/locales.ts';
import { localisedPath, pageKeys, routes, unlinkedPaths } from '#common/routes.ts';
import { expect, it } from 'vitest';
import { attribute, canonicalPages, pages, pagesByAddress } from './site.ts';

it('has a file for every page and section in every language', () => {
  const expected = localeCodes.flatMap((locale) =>
    pageKeys.flatMap((page) =>
      ['', ...routes[page].refs.map((ref) => `/${ref}`)].map((ref) =>
        localisedPath(locale, routes[page].path + ref),
      ),
    ),
  );
  const outside = localeCodes.flatMap((locale) =>
    [...unlinkedPaths, '/404'].map((path) => localisedPath(locale, path)),
  );
  expect([...pagesByAddress.keys()]).toEqual(expect.arrayContaining([...expected, ...outside]));
});

it('has one canonical address per page and language', () => {
  expect(canonicalPages).toHaveLength(localeCodes.length * pageKeys.length);
});

it.each(pages)('$file names its language, has one h1 and skips no heading level', ({ address, document }) => {
  expect(attribute(document.querySelector('html'), 'lang')).toBe(localeOfPath(address));
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  const levels = document
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ rawTagName }) => Number(rawTagName[1]));
  levels.reduce((previous, level) => {
    expect(level, `h${level} after h${previous}`).toBeLessThanOrEqual(previous + 1);
    return level;
  });
});

it.each(pages)('$file gives every picture its size and a text alternative', ({ document }) => {
  for (const image of document.querySelectorAll('img')) {
    expect(image.hasAttribute('alt'), image.toString()).toBe(true);
    expect(Number(image.getAttribute('width')), image.toString()).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height')), image.toString()).toBeGreaterThan(0);
  }
});
