import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';
import { prefixedLocales } from '#common/locales.ts';
import { everyPage } from '../site/policy.ts';
import { markGermanTerms } from './germanTerms.ts';
import { usedStyles } from './usedStyles.ts';

/** Astro links a page's styles in the head and inlines those of an island beside it. */
const styleNodes = 'link[rel=stylesheet], style';

/** Source of a policy that allows an inline script or sheet (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Replaces all style sheets of a page by one inline sheet, and allows its hash in the page's policy. Of the scripts it
 * allows what the page has: Astro writes the hashes of all of the site's scripts into each policy, half a kilobyte
 * before the first word.
 * @param sources further sources of the policy's `style-src`
 * @throws Error for a page without a head or a policy
 */
export function setStyles(page: HTMLElement, css: string, sources: readonly string[]): void {
  for (const node of page.querySelectorAll(styleNodes)) node.remove();
  const policy = page.querySelector('meta[http-equiv="content-security-policy"]');
  const head = page.querySelector('head');
  if (!policy || !head) throw new Error('a page without a policy or a head');
  const styles = ['style-src', ...sources, hashSource(css)].join(' ');
  const inline = new Set(
    page.querySelectorAll('script:not([src])').map(({ rawText }) => hashSource(rawText)),
  );
  const narrowed = (policy.getAttribute('content') ?? '')
    .replace(/style-src [^;]*/, styles)
    .replace(/script-src [^;]*/, (scripts) =>
      scripts
        .split(' ')
        .filter((source) => !source.startsWith("'sha256-") || inline.has(source))
        .join(' '),
    );
  policy.setAttribute('content', narrowed);
  head.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
}

/**
 * `<link rel=expect>` blocks the first paint until the menu bar is parsed: its parts stand at its right end, and each
 * that arrives would push the others aside (https://html.spec.whatwg.org/#link-type-expect). Chromium unblocks at the
 * start tag of the named element, hence of `main`. What follows is laid out so that nothing moves while it arrives.
 */
export function expectMenuBar(page: HTMLElement): void {
  const main = page.querySelector('main[id]');
  if (!main) return;
  page
    .querySelector('head')
    ?.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${main.id}" blocking="render">`);
}

/**
 * The view of a page, without language and section: pages of one view share a style sheet.
 * @param file relative to the site, such as `en/platform/offers.html`
 */
export function viewOf(file: string): string {
  const names = file.replace(/\.html$/, '').split(/[/\\]/);
  const [name = 'index'] = prefixedLocales.some((locale) => locale === names[0]) ? names.slice(1) : names;
  return name;
}

type File = { name: string; source: string };

/** Sources of the scripts that a text names, and of those that these import. */
function reachable(scripts: readonly File[], text: string): string[] {
  const found = scripts.filter(({ name }) => text.includes(basename(name)));
  const sources = found.map(({ source }) => source);
  const rest = scripts.filter((script) => !found.includes(script));
  return found.length === 0 ? [] : [...sources, ...reachable(rest, sources.join(''))];
}

/** The files below a folder that match a pattern, in the order of their names. */
async function filesIn(folder: string, pattern: string): Promise<File[]> {
  const names = (await Array.fromAsync(glob(pattern, { cwd: folder }))).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
  );
}

/** A page of the build, as text and as a tree. */
type Page = File & { tree: HTMLElement };

/**
 * The sheet that all pages of a view share: what they use of the sheets that they link or have inline.
 * @param linked the build's sheets by their addresses
 * @param scripts the build's scripts, which may create or mark elements
 */
async function sheetOf(
  pages: readonly Page[],
  linked: ReadonlyMap<string, string>,
  scripts: readonly File[],
): Promise<string> {
  const nodes = pages.flatMap(({ tree }) => tree.querySelectorAll(styleNodes));
  const sheets = nodes.map((node) => linked.get(node.getAttribute('href') ?? '') ?? node.rawText);
  const html = pages.map(({ source }) => source);
  const inline = pages.flatMap(({ tree }) => tree.querySelectorAll('script').map(({ rawText }) => rawText));
  return usedStyles([...new Set(sheets)].join(''), {
    pages: html,
    scripts: [...inline, ...reachable(scripts, html.join(''))],
  });
}

/**
 * Finishes each page of a build: the used styles of its view stand in its head (decision 7: a linked sheet delays the
 * first paint by a request, and all of Tailwind's utilities take 17 KiB a page), its policy allows what it has, its first
 * paint waits for the menu bar, and German terms of English pages are marked.
 */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const scripts = await filesIn(folder, '**/*.js');
      const linked = new Map(
        (await filesIn(folder, '**/*.css')).map(({ name, source }) => [`/${name}`, source]),
      );
      const views = Map.groupBy(await filesIn(folder, '**/*.html'), ({ name }) => viewOf(name));
      for (const files of views.values()) {
        const pages = files.map((file) => ({ ...file, tree: parse(file.source, { comment: true }) }));
        const css = await sheetOf(pages, linked, scripts);
        for (const { name, tree } of pages) {
          markGermanTerms(tree);
          setStyles(tree, css, everyPage.styles);
          expectMenuBar(tree);
          await writeFile(join(folder, name), tree.toString());
        }
      }
      // A sheet that a script loads stays a file, such as that of the consent dialogue.
      for (const name of linked.keys())
        if (!scripts.some(({ source }) => source.includes(basename(name)))) await rm(join(folder, name));
    },
  },
};
