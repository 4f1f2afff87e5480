import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { publicConfig } from '#site/config.ts';
import { heroOf } from '#site/assets/heroes.ts';
import { attribute, canonicalPages, pages, routePages, siteFolder, type BuiltPage } from './site.ts';

/** What machines read: sitemap, robots, manifest, structured data, shared pictures, preloads. */
const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const path = (address: string) => new URL(address).pathname;
const isServed = (address: string) => existsSync(join(siteFolder, path(address)));

const meta = ({ document }: BuiltPage, name: string) =>
  attribute(document.querySelector(`meta[property="${name}"], meta[name="${name}"]`), 'content');

it('lists exactly the pages that may be indexed in the sitemap', () => {
  const listed = parse(read('sitemap.xml'))
    .querySelectorAll('loc')
    .map(({ text }) => path(text));
  expect(listed.toSorted()).toEqual(canonicalPages.map(({ address }) => address).toSorted());
});

it('tells robots where the sitemap is', () => {
  const address = /^Sitemap: (.+)$/m.exec(read('robots.txt'))?.[1] ?? '';
  expect(address.startsWith(publicConfig.siteUrl)).toBe(true);
  expect(isServed(address)).toBe(true);
});

it('security.txt names a contact, and a build gives it an end some months ahead (RFC 9116)', () => {
  const fields = read('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/));
  const field = (name: string) => fields.find(([key]) => key === name)?.[1] ?? '';
  expect(field('Contact')).toMatch(/^mailto:.+@.+/);
  expect(field('Canonical')).toBe(`${publicConfig.siteUrl}/.well-known/security.txt`);
  const days = (new Date(field('Expires')).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

it.each(pages)('$file: icons and manifest exist', ({ document }) => {
  const links = document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) {
    expect(existsSync(join(siteFolder, attribute(link, 'href'))), link.toString()).toBe(true);
  }
});

it.each(pages)('$file: the share picture exists and has an alternative text', (page) => {
  const picture = meta(page, 'og:image');
  expect(isServed(picture), picture).toBe(true);
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  expect(meta(page, 'og:image:alt')).not.toBe('');
});

it.each(canonicalPages)('$file: one graph of structured data, with the breadcrumbs of the page', (page) => {
  const scripts = page.document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const { '@graph': graph } = JSON.parse(scripts[0]?.rawText ?? '') as { '@graph': Thing[] };
  const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
  const last = trail?.itemListElement?.at(-1)?.item;
  if (graph.some((thing) => thing['@type'] === 'WebSite')) expect(trail).toBeUndefined();
  else expect(path(last ?? '')).toBe(page.address);
});

it.each(pages)('$file: what is preloaded for the banner is exactly what the banner shows', (page) => {
  const preloaded = page.document
    .querySelectorAll('link[rel=preload][as=image]')
    // A drawing has one file for every window.
    .map((link) => [
      attribute(link, 'imagesrcset') || attribute(link, 'href'),
      attribute(link, 'imagesizes'),
    ]);
  const pictures = page.document
    .querySelectorAll('picture:has(img[fetchpriority=high]) source[type="image/avif"]')
    .map((source) => [attribute(source, 'srcset'), attribute(source, 'sizes')]);
  const drawings = page.document
    .querySelectorAll('img[fetchpriority=high]:not(picture img)')
    .map((image) => [attribute(image, 'src'), '']);
  expect(preloaded).toEqual([...pictures, ...drawings]);
});

it.each(routePages.filter(({ key }) => heroOf(key) !== undefined || key === 'lawyers'))(
  '$address: the picture of its banner is preloaded from the head',
  ({ document, key }) => {
    expect(document.querySelector('head link[rel=preload][as=image]')).not.toBeNull();
    const first = document.querySelector('main img');
    expect(attribute(first, 'fetchpriority')).toBe('high');
    // A phone does without the map of the lawyers' page.
    expect(attribute(first, 'loading')).toBe(key === 'lawyers' ? 'lazy' : '');
    if (key !== 'lawyers')
      expect(first?.closest('picture')?.querySelector('[type="image/avif"]')).toBeTruthy();
  },
);

type Thing = { '@type': string; itemListElement?: { item: string }[] };
