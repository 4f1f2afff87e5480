import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { routes } from '#common/routes.ts';
import { heroes } from '#site/assets/heroes.ts';
import { absolute } from '#site/links.ts';
import { hreflang } from './hreflang.ts';
import { sitemap, sitemapEntries } from './sitemap.ts';

describe('sitemap', () => {
  it('names the alternates of each page', () => {
    const address = absolute(routes.faq.path);
    const faq = parse(sitemap())
      .querySelectorAll('url')
      .find((url) => url.querySelector('loc')?.text === address);
    const links = faq?.querySelectorAll('xhtml\\:link, link').map(({ attributes }) => attributes);
    expect(links).toEqual(hreflang(routes.faq.path).map((link) => ({ rel: 'alternate', ...link })));
  });

  it('says when a page changed and which picture it shows, where that is known', () => {
    const picture = 'https://a.example/hero.webp';
    const [known, unknown] = parse(
      sitemap([
        { address: 'https://a.example/', alternates: [], modified: '2026-03-02', picture },
        { address: 'https://a.example/faq', alternates: [] },
      ]),
    ).querySelectorAll('url');
    expect(known?.querySelector('lastmod')?.text).toBe('2026-03-02');
    expect(known?.querySelector('image\\:loc')?.text).toBe(picture);
    expect(unknown?.innerHTML).toBe('<loc>https://a.example/faq</loc>');
    const pictures = sitemapEntries().flatMap((entry) => entry.picture ?? []);
    expect(pictures).toHaveLength(Object.keys(heroes).length * localeCodes.length);
  });

  it('escapes what XML would read as its own', () => {
    const address = 'https://a.example/?x=1&y="<';
    const xml = sitemap([{ address, alternates: [{ hreflang: 'de', href: address }] }]);
    expect(xml).toContain('<loc>https://a.example/?x=1&amp;y=&quot;&lt;</loc>');
    expect(xml).toContain('href="https://a.example/?x=1&amp;y=&quot;&lt;"');
  });
});
