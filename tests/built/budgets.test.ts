import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { routes } from '#common/routes.ts';
import { publicConfig } from '#site/config.ts';
import { attribute, canonicalPages, pages, pagesByAddress, siteFolder, type BuiltPage } from './site.ts';

const KiB = 1024;

/** Compressed bytes a page may cost (requirements 11.1 and 11.2). */
const budgets = {
  html: 30 * KiB,
  // Home and clients say in sentences what stood in single words: 31 KiB, and a tenth of room.
  threePages: 34 * KiB,
  fonts: 30 * KiB,
  // 4 KiB, and what the hotline's table of the week needs; a tenth of room.
  script: 4.5 * KiB,
  contactScript: 82 * KiB,
  tool: 4 * KiB,
};

/** Extra script budget of a site with analytics: each page may have to ask for consent. */
const consentScript = publicConfig.analyticsContainer === '' ? 0 : 1.75 * KiB;

/** Cache: pages share scripts and sheets, and compressing one takes 0.2 s. */
const compressed = new Map<string, number>();

function compressedSize(content: string): number {
  const known = compressed.get(content) ?? brotliCompressSync(content).length;
  compressed.set(content, known);
  return known;
}

/** Size of the `.br` file, or of the compressed content where a test's build has none. */
function fileSize(path: string): number {
  const sent = join(siteFolder, `${path}.br`);
  return existsSync(sent)
    ? statSync(sent).size
    : compressedSize(readFileSync(join(siteFolder, path), 'utf8'));
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

function scriptSize(entries: string[]): number {
  const graph = new Set<string>();
  for (const entry of entries) moduleGraph(entry, graph);
  return sum([...graph].map(fileSize));
}

function executable({ document }: BuiltPage) {
  return document
    .querySelectorAll('script')
    .filter((script) => ['', 'module', 'text/javascript'].includes(attribute(script, 'type')));
}

/** All pages but the style guide, which shows every component and is not visited. */
const visited = pages.filter(({ file }) => !file.endsWith('styleguide.html'));

it.each(visited)('$file: HTML with inlined styles fits its budget', ({ file, document }) => {
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
  expect(fileSize(file)).toBeLessThanOrEqual(budgets.html);
});

it('the styles of home, clients and contact together fit their budget', () => {
  const styles = (['home', 'institutional', 'contact'] as const).map((key) =>
    compressedSize(pagesByAddress.get(routes[key].path)?.document.querySelector('style')?.text ?? ''),
  );
  expect(Math.min(...styles)).toBeGreaterThan(0);
  expect(sum(styles)).toBeLessThanOrEqual(budgets.threePages);
});

it.each(pages)('$file: fonts fit their budget', ({ document }) => {
  const fonts = document
    .querySelectorAll('link[rel=preload][as=font]')
    .map((link) => attribute(link, 'href'));
  expect(fonts.length).toBeGreaterThan(0);
  // woff2 is already compressed.
  expect(sum(fonts.map((path) => readFileSync(join(siteFolder, path)).length))).toBeLessThanOrEqual(
    budgets.fonts,
  );
});

it.each(pages)('$file: JavaScript before any interaction fits its budget', (page) => {
  const scripts = executable(page);
  const linked = scripts.map((script) => attribute(script, 'src')).filter((src) => src !== '');
  const inline = sum(scripts.map((script) => compressedSize(script.text)));
  expect(scriptSize(linked) + inline).toBeLessThanOrEqual(budgets.script + consentScript);
});

/**
 * Two modules with analytics: that of consent is too large to inline, and the hotline's shares code with it.
 */
const scriptFiles = publicConfig.analyticsContainer === '' ? 0 : 2;

// A module that two scripts share becomes a file of its own, and takes both out of the page.
it.each(canonicalPages)('$file: scripts are inlined', (page) => {
  const files = executable(page)
    .map((script) => attribute(script, 'src'))
    .filter((src) => src !== '');
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(scriptFiles);
});

it('each tool of the valuers’ pages fits its budget, React excluded', () => {
  const islands = [routes.professional, routes.enquiryLink].flatMap(
    ({ path }) => pagesByAddress.get(path)?.document.querySelectorAll('astro-island') ?? [],
  );
  expect(islands).toHaveLength(2);
  for (const island of islands) {
    const [own, react] = ['component-url', 'renderer-url'].map((url) => moduleGraph(attribute(island, url)));
    const beside = [...(own ?? [])].filter((path) => !react?.has(path));
    // React itself is imported by both, apart from what renders it.
    const ours = beside.filter((path) => !/\/(?:react|jsx-runtime|index|client)[.-]/.test(path));
    expect(sum(ours.map(fileSize)), ours.join(', ')).toBeLessThanOrEqual(budgets.tool);
  }
});
/** The pages with an island; React is 60 KiB of each. */
const islandBudgets = [
  ['contact', budgets.contactScript],
  ['professional', budgets.contactScript],
] as const;

it.each(visited)('$file: islands fit their budget', ({ document, address }) => {
  const entries = document
    .querySelectorAll('astro-island')
    .flatMap((island) => [attribute(island, 'component-url'), attribute(island, 'renderer-url')]);
  const allowed = islandBudgets.find(([page]) => address.includes(`/${page}`))?.[1] ?? 0;
  expect(scriptSize(entries)).toBeLessThanOrEqual(allowed);
});

it('every font face is font-display: optional', () => {
  const faces = canonicalPages.flatMap(({ html }) => html.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const ours = faces.filter((face) => !face.includes('local('));
  expect(ours).not.toEqual([]);
  expect(ours.filter((face) => !/font-display:\s*optional/.test(face))).toEqual([]);
});
