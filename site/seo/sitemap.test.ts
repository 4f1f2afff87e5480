import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { localisedPath, pageKeys, routes, unlinkedPaths } from '#common/routes.ts';
import { absolute } from '#site/links.ts';
import { hreflang } from './hreflang.ts';
import { sitemap, sitemapEntries } from './sitemap.ts';

const addresses = sitemapEntries().map(({ address }) => address);

describe('sitemapEntries', () => {
  it('names every page in every language, once', () => {
    const expected = pageKeys.flatMap((page) =>
      localeCodes.map((locale) => absolute(localisedPath(locale, routes[page].path))),
    );
    expect(addresses.toSorted()).toEqual(expected.toSorted());
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('leaves out sections and pages that are not indexed', () => {
    const sections = pageKeys.flatMap((page) =>
      routes[page].refs.map((ref) => `${routes[page].path}/${ref}`),
    );
    for (const path of [...sections, ...unlinkedPaths]) {
      for (const locale of localeCodes) {
        expect(addresses).not.toContain(absolute(localisedPath(locale, path)));
      }
    }
  });
});

describe('sitemap', () => {
  it('writes each address with the alternates that the page itself names', () => {
    const urls = parse(sitemap()).querySelectorAll('url');
    expect(urls.map((url) => url.querySelector('loc')?.text)).toEqual(addresses);
    const faq = urls.find((url) => url.querySelector('loc')?.text === absolute(routes.faq.path));
    const links = faq?.querySelectorAll('xhtml\\:link, link').map(({ attributes }) => attributes);
    expect(links).toEqual(hreflang(routes.faq.path, absolute).map((link) => ({ rel: 'alternate', ...link })));
  });

  it('escapes what XML would read as its own', () => {
    const address = 'https://a.example/?x=1&y="<';
    const xml = sitemap([{ address, alternates: [{ hreflang: 'de', href: address }] }]);
    expect(xml).toContain('<loc>https://a.example/?x=1&amp;y=&quot;&lt;</loc>');
    expect(xml).toContain('href="https://a.example/?x=1&amp;y=&quot;&lt;"');
  });
});
