import { escapeHtml } from '#common/escapeHtml.ts';
import { localeCodes } from '#common/locales.ts';
import { pageKeys, pathTo, routes } from '#common/routes.ts';
import { artSources } from '#site/assets/art.ts';
import { framesOf, heroOf } from '#site/assets/heroes.ts';
import { absolute } from '#site/links.ts';
import { hreflang, type Alternate } from './hreflang.ts';
import { changes, lastModified } from './lastModified.ts';

/** `modified`: the day of the last change, in ISO 8601. `picture`: the address of the one in the page's banner. */
type Entry = {
  address: string;
  alternates: Alternate[];
  modified?: string | undefined;
  picture?: string | undefined;
};

/**
 * What search engines should index: every page of the route table in every language. Sections are left out,
 * because their page's address is their canonical one.
 */
export function sitemapEntries(): Entry[] {
  const days = changes();
  return pageKeys.flatMap((page) => {
    const hero = heroOf(page);
    return localeCodes.map((locale) => ({
      address: absolute(pathTo(locale, page)),
      alternates: hreflang(routes[page].path),
      modified: lastModified(days, locale, page),
      picture: hero && absolute(artSources(framesOf(hero)[0].art).largest.src),
    }));
  });
}

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
];

/** The sitemap (sitemaps.org 0.9), each address with its alternates as xhtml:link, and Google's image:image. */
export function sitemap(entries = sitemapEntries()): string {
  const urls = entries.map(({ address, alternates: named, modified, picture }) => {
    const links = named.map(
      ({ hreflang: language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    );
    const day = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
    const image =
      picture === undefined ? '' : `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`;
    return `<url><loc>${escapeHtml(address)}</loc>${day}${links.join('')}${image}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${namespaces.join(' ')}>`,
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
