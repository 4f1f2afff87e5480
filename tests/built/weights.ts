import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { attribute, siteFolder, type BuiltPage } from './site.ts';

/** What the built pages weigh, in KiB as they are sent. */
const KiB = 1024;

/** Cache: pages share scripts and sheets, and compressing one takes 0.2 s. */
const compressed = new Map<string, number>();

function compressedBytes(content: string): number {
  const known = compressed.get(content) ?? brotliCompressSync(content).length;
  compressed.set(content, known);
  return known;
}

/** Bytes of the `.br` file, or of the compressed content where a test's build has none. */
function fileBytes(path: string): number {
  const sent = join(siteFolder, `${path}.br`);
  return existsSync(sent)
    ? statSync(sent).size
    : compressedBytes(readFileSync(join(siteFolder, path), 'utf8'));
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** A module and everything it imports statically, by path. */
function moduleGraph(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const source = readFileSync(join(siteFolder, entry), 'utf8');
  const imports = source.matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g);
  for (const [, path = ''] of imports)
    moduleGraph(new URL(path, `https://site.example${entry}`).pathname, seen);
  return seen;
}

/** KiB of modules and all that they import, each once. */
function modulesWeight(entries: readonly string[]): number {
  const graph = new Set<string>();
  for (const entry of entries) moduleGraph(entry, graph);
  return sum([...graph].map(fileBytes)) / KiB;
}

/** The scripts of a page that run. */
function executable({ document }: BuiltPage): HTMLElement[] {
  return document
    .querySelectorAll('script')
    .filter((script) => ['', 'module', 'text/javascript'].includes(attribute(script, 'type')));
}

export const htmlWeight = ({ file }: BuiltPage): number => fileBytes(file) / KiB;

export const stylesWeight = ({ document }: BuiltPage): number =>
  compressedBytes(document.querySelector('style')?.text ?? '') / KiB;

/** The sheet that stands behind the first section; 0 on a page without one. */
export function secondSheetWeight({ document }: BuiltPage): number {
  const sheet = document.querySelector('main > link[rel=stylesheet]');
  return sheet === null ? 0 : fileBytes(attribute(sheet, 'href')) / KiB;
}

/**
 * What is sent until the first section is whole, on a page whose other styles stand behind it; on others until the
 * headline is.
 */
export function firstSectionWeight({ html, document }: BuiltPage): number {
  const end =
    document.querySelector('main > link[rel=stylesheet]')?.range[0] ?? document.querySelector('h1')?.range[1];
  if (end === undefined) throw new Error('a page without a headline');
  return compressedBytes(html.slice(0, end)) / KiB;
}

/** Addresses of the fonts that a page preloads. */
export const preloadedFonts = ({ document }: BuiltPage): string[] =>
  document.querySelectorAll('link[rel=preload][as=font]').map((link) => attribute(link, 'href'));

/** woff2 is compressed by itself. */
export const fontsWeight = (page: BuiltPage): number =>
  sum(preloadedFonts(page).map((path) => statSync(join(siteFolder, path)).size)) / KiB;

/** Files of the scripts that run on a page before any interaction. */
export const scriptFiles = (page: BuiltPage): string[] =>
  executable(page)
    .map((script) => attribute(script, 'src'))
    .filter((src) => src !== '');

export const scriptWeight = (page: BuiltPage): number =>
  modulesWeight(scriptFiles(page)) + sum(executable(page).map(({ text }) => compressedBytes(text))) / KiB;

/** The islands of a page, with the React that renders them. */
export function islandsWeight({ document }: BuiltPage): number {
  const islands = document.querySelectorAll('astro-island');
  const urls = ['component-url', 'renderer-url'];
  return modulesWeight(islands.flatMap((island) => urls.map((url) => attribute(island, url))));
}

/** Islands without React: the largest of a page, in KiB; 0 where there is none. */
export function toolWeight({ document }: BuiltPage): number {
  return Math.max(0, ...document.querySelectorAll('astro-island').map(weightWithoutReact));
}

function weightWithoutReact(island: HTMLElement): number {
  const react = moduleGraph(attribute(island, 'renderer-url'));
  const beside = [...moduleGraph(attribute(island, 'component-url'))].filter((path) => !react.has(path));
  // React itself is imported by both, apart from what renders it.
  const ours = beside.filter((path) => !/\/(?:react|jsx-runtime|index|client)[.-]/.test(path));
  return sum(ours.map(fileBytes)) / KiB;
}
