import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';
import { localeOfPath } from '#common/locales.ts';
import { publicConfig } from '#site/config.ts';
import { attribute, pages, pagesByAddress, siteFolder, type BuiltPage } from './site.ts';

/** Cache: the ids of each page that a link names with a fragment. */
const known = new Map<string, Set<string>>();

function idsOf({ address, document }: BuiltPage): Set<string> {
  const ids =
    known.get(address) ??
    new Set(document.querySelectorAll('[id]').map((element) => attribute(element, 'id')));
  known.set(address, ids);
  return ids;
}

/** What is wrong with an internal link; undefined where its target exists. */
function fault(href: string, address: string): string | undefined {
  const { pathname, hash } = new URL(href, `https://site.example${address}`);
  const target = pagesByAddress.get(pathname);
  const id = decodeURIComponent(hash.slice(1));
  if (target !== undefined)
    return id === '' || idsOf(target).has(id) ? undefined : `${href} has no such anchor`;
  // A folder, which '/about/' would be, is answered with a redirect.
  const file = statSync(join(siteFolder, pathname), { throwIfNoEntry: false });
  return file?.isFile() === true ? undefined : `${href} leads nowhere`;
}

it.each(pages)('$file: every internal link resolves, down to its anchor', ({ address, document }) => {
  const hrefs = document.querySelectorAll('a[href]').map((link) => attribute(link, 'href'));
  const internal = new Set(hrefs.filter((href) => /^(?:[/#]|$)/.test(href)));
  expect([...internal].flatMap((href) => fault(href, address) ?? [])).toEqual([]);
});

/** Addresses of the pages that links lead to from here, step by step. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  for (const address of reached)
    for (const link of pagesByAddress.get(address)?.document.querySelectorAll('a[href^="/"]') ?? []) {
      const { pathname } = new URL(attribute(link, 'href'), 'https://site.example');
      if (pagesByAddress.has(pathname)) reached.add(pathname);
    }
  return reached;
}

it('every page that search engines may show is linked from another one', () => {
  const shown = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex'));
  const reached = reachedFrom('/');
  expect(shown.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual([]);
});

/** An attribute of an element, or of the nearest around it that has it. */
const nearest = (element: HTMLElement | null, name: string): string =>
  element === null ? '' : attribute(element, name) || nearest(element.parentNode, name);

it.each(pages)('$file: links stay in the language, or name the other one', ({ address, document }) => {
  const leaving = document.querySelectorAll('a[href]').flatMap((link) => {
    const { origin, pathname } = new URL(attribute(link, 'href'), `https://site.example${address}`);
    if (origin !== 'https://site.example' || pathname === address || !pagesByAddress.has(pathname)) return [];
    const expected = nearest(link, 'hreflang') || nearest(link, 'lang');
    return localeOfPath(pathname) === expected ? [] : [`${pathname} is not in "${expected}"`];
  });
  expect(leaving).toEqual([]);
});

/** Authorities: the only foreign sites that legal texts may link to. */
const authorities = ['https://www.bfdi.bund.de'];

it.each(pages)(
  '$file: outward links lead to the platform, in a new tab with rel=noopener',
  ({ document }) => {
    const addresses = ['/register/client', '/register/valuer', '/'].map(
      (path) => publicConfig.platformUrl + path,
    );
    for (const link of document.querySelectorAll('a[href^=http]')) {
      if (link.closest('.prose') && authorities.includes(attribute(link, 'href'))) continue;
      expect(addresses).toContain(attribute(link, 'href'));
      expect(attribute(link, 'target')).toBe('_blank');
      expect(attribute(link, 'rel')).toContain('noopener');
    }
  },
);

it.each(pages)('$file: nothing is loaded from another origin', ({ document }) => {
  const loading = document.querySelectorAll('script[src], img[src], source[srcset], iframe, link[href]');
  for (const element of loading) {
    if (/^(canonical|alternate|expect)$/.test(attribute(element, 'rel'))) continue;
    const address = attribute(element, 'src') || attribute(element, 'srcset') || attribute(element, 'href');
    expect(address, element.toString()).toMatch(/^(\/(?!\/)|data:)/);
  }
});
