import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicConfig } from '#site/config.ts';
import { attribute, languageOf, pages, pagesByAddress, siteFolder } from './site.ts';

const isAddress = (href: string) => href.startsWith('/') || href.startsWith('#') || href === '';

it.each(pages)('$file: every internal link resolves, down to its anchor', ({ address, document }) => {
  for (const link of document.querySelectorAll('a[href]')) {
    const href = attribute(link, 'href');
    if (!isAddress(href)) continue;
    const { pathname, hash } = new URL(href, `https://site.example${address}`);
    const target = pagesByAddress.get(pathname);
    if (target === undefined) {
      // A folder, which '/about/' would be, is answered with a redirect.
      const file = statSync(join(siteFolder, pathname), { throwIfNoEntry: false });
      expect(file?.isFile(), `${href} leads nowhere`).toBe(true);
      continue;
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id !== '') {
      expect(target.document.querySelector(`[id="${id}"]`), `${href} has no such anchor`).not.toBeNull();
    }
  }
});

it.each(pages)('$file: links stay in the language, unless they say otherwise', (page) => {
  const own = languageOf(page);
  for (const link of page.document.querySelectorAll('a[href]')) {
    const { origin, pathname } = new URL(attribute(link, 'href'), `https://site.example${page.address}`);
    const target = pagesByAddress.get(pathname);
    if (origin !== 'https://site.example' || target === undefined || target === page) continue;
    const declared = link.closest('[hreflang]') ?? link.closest('[lang]');
    const expected = attribute(declared, 'hreflang') || attribute(declared, 'lang') || own;
    expect(languageOf(target), `${link.toString()} on ${page.file}`).toBe(expected);
  }
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

it.each(pages)('$file: nothing is loaded from anywhere else', ({ document }) => {
  const loading = document.querySelectorAll('script[src], img[src], source[srcset], iframe, link[href]');
  for (const element of loading) {
    if (/^(canonical|alternate|expect)$/.test(attribute(element, 'rel'))) continue;
    const address = attribute(element, 'src') || attribute(element, 'srcset') || attribute(element, 'href');
    expect(address, element.toString()).toMatch(/^(\/(?!\/)|data:)/);
  }
});
