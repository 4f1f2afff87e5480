import { alternates } from '#common/addresses.ts';
import { pageKeys, routes } from '#common/routes.ts';
import { absolute } from '#site/links.ts';
import { hreflang, type Alternate } from './hreflang.ts';

type SitemapEntry = { address: string; alternates: Alternate[] };

/**
 * What search engines should index: every page of the route table in every language. Sections are left out,
 * because their page's address is their canonical one.
 */
export function sitemapEntries(): SitemapEntry[] {
  return pageKeys.flatMap((page) => {
    const { path } = routes[page];
    return Object.values(alternates(path)).map((address) => ({
      address: absolute(address),
      alternates: hreflang(path),
    }));
  });
}

/** The sitemap (sitemaps.org 0.9), each address with its alternates as xhtml:link. */
export function sitemap(entries = sitemapEntries()): string {
  const urls = entries.map(({ address, alternates: named }) => {
    const links = named.map(
      ({ hreflang: language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(address)}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** A deployment's origin may include a path, and a path may contain any of these. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
