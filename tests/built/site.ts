import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { pageAddresses, sectionAddresses } from '#common/addresses.ts';
import { contentFor } from '#site/content/load.ts';

/** The built site that these checks read; another one where a test asks for it. */
export const siteFolder = process.env['BUILT_SITE'] ?? join(import.meta.dirname, '../../dist/');

export type BuiltPage = {
  /** File below dist, e.g. `en/faq.html`. */
  file: string;
  /** Address it is served at, e.g. `/en/faq`. */
  address: string;
  html: string;
  /** Parsed when it is first asked for. */
  readonly document: HTMLElement;
};

function addressOf(file: string): string {
  const path = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return `/${path}`;
}

function builtPage(file: string): BuiltPage {
  const html = readFileSync(join(siteFolder, file), 'utf8');
  let parsed: HTMLElement | undefined;
  return {
    file,
    address: addressOf(file),
    html,
    get document() {
      return (parsed ??= parse(html));
    },
  };
}

/** Every HTML page of the build. */
export const allPages: readonly BuiltPage[] = globSync('**/*.html', { cwd: siteFolder })
  .map((path) => relative(siteFolder, join(siteFolder, path)))
  .sort()
  .map(builtPage);

if (allPages.length === 0) throw new Error('There is no built site to check: run "npm run build" first.');

export const pagesByAddress = new Map(allPages.map((page) => [page.address, page]));

const sections = new Set(sectionAddresses.map(({ path }) => path));

/** The pages without their copies for sections, which `sections.test.ts` compares with them. */
export const pages = allPages.filter(({ address }) => !sections.has(address));

/** Pages that search engines may index: those that are their own canonical. */
export const canonicalPages = pages.filter((page) => canonicalPath(page) === page.address);

/** The page that was built for an address. */
export function pageAt(address: string): BuiltPage {
  const page = pagesByAddress.get(address);
  if (page === undefined) throw new Error(`There is no page ${address} in the built site.`);
  return page;
}

/** The pages of the route table, each with its key and its language. */
export const routePages = pageAddresses.map(({ path, page: key, locale }) => ({
  address: path,
  key,
  locale,
  content: contentFor(locale),
  get document() {
    return pageAt(path).document;
  },
}));

/** Path of a page's canonical address; undefined for pages that are not to be indexed. */
export function canonicalPath({ html }: BuiltPage): string | undefined {
  // A regular expression, since parsing every page when this file is loaded would be slow.
  const [, href] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return href === undefined ? undefined : new URL(href).pathname;
}

export function attribute(element: HTMLElement | null, name: string): string {
  return element?.getAttribute(name) ?? '';
}

/** The language that a page declares. */
export function languageOf({ document }: BuiltPage): string {
  return attribute(document.querySelector('html'), 'lang');
}

/** Text as it is read: with plain spaces, and without the hints where a word may be broken. */
export function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}

/** What an element says. */
export const textOf = (element: HTMLElement | null | undefined): string => plain(element?.text ?? '');
