import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

/** The built site that these checks read; another one where a test asks for it. */
export const siteFolder = process.env['BUILT_SITE'] ?? join(import.meta.dirname, '../../dist/');

export type BuiltPage = {
  /** File below dist, e.g. `en/faq.html`. */
  file: string;
  /** Address it is served at, e.g. `/en/faq`. */
  address: string;
  html: string;
  document: HTMLElement;
};

function addressOf(file: string): string {
  const path = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return `/${path}`;
}

/** Every HTML page of the build. */
export const pages: BuiltPage[] = globSync('**/*.html', { cwd: siteFolder })
  .map((path) => relative(siteFolder, join(siteFolder, path)))
  .sort()
  .map((file) => {
    const html = readFileSync(join(siteFolder, file), 'utf8');
    return { file, address: addressOf(file), html, document: parse(html) };
  });

if (pages.length === 0) throw new Error('There is no built site to check: run "npm run build" first.');

export const pagesByAddress = new Map(pages.map((page) => [page.address, page]));

/** Pages that search engines may index, without section addresses: those that are their own canonical. */
export const canonicalPages = pages.filter(({ document, address }) => canonicalPath(document) === address);

/** Path of a page's canonical address; undefined for pages that are not to be indexed. */
export function canonicalPath(document: HTMLElement): string | undefined {
  const href = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return href === undefined ? undefined : new URL(href).pathname;
}

export function attribute(element: HTMLElement | null, name: string): string {
  return element?.getAttribute(name) ?? '';
}

/** The language that a page declares. */
export function languageOf({ document }: BuiltPage): string {
  return attribute(document.querySelector('html'), 'lang');
}
