import { expect, it } from 'vitest';
import { defaultLocale, localeCodes } from '#common/locales.ts';
import { absolute } from '#site/links.ts';
import {
  attribute,
  canonicalPages,
  canonicalPath,
  pages,
  pagesByAddress,
  routePages,
  type BuiltPage,
} from './site.ts';

function alternates({ document }: BuiltPage): Record<string, string> {
  return Object.fromEntries(
    document
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [attribute(link, 'hreflang'), new URL(attribute(link, 'href')).pathname]),
  );
}

it.each(canonicalPages)('$file names every language and the default', (page) => {
  const { 'x-default': fallback, ...languages } = alternates(page);
  expect(Object.keys(languages)).toEqual(localeCodes);
  expect(fallback).toBe(languages[defaultLocale]);
  expect(Object.values(languages)).toContain(page.address);
});

it.each(canonicalPages)('$file is an alternate of each of its alternates', (page) => {
  for (const address of Object.values(alternates(page))) {
    const target = pagesByAddress.get(address);
    expect(target, address).toBeDefined();
    if (target) expect(alternates(target)).toEqual(alternates(page));
  }
});

it.each(routePages)('$address has itself as canonical address, and alternates on the same domain', (page) => {
  const links = page.document.querySelectorAll(
    'link[rel=canonical], link[hreflang]:not([hreflang=x-default])',
  );
  const [canonical, ...others] = links.map((link) => attribute(link, 'href'));
  expect(canonical).toBe(absolute(page.address));
  for (const href of others) expect(href).toMatch(new RegExp(`^${RegExp.escape(absolute(''))}/`));
});

it.each(pages)('$file: a canonical address exists, or the page is not to be indexed', (page) => {
  const path = canonicalPath(page);
  if (path === undefined) {
    expect(attribute(page.document.querySelector('meta[name=robots]'), 'content')).toContain('noindex');
  } else {
    expect(pagesByAddress.has(path), path).toBe(true);
  }
});
