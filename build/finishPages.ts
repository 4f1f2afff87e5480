import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';
import postcss from 'postcss';
import { viewOf } from '#common/addresses.ts';
import { hashedFolder } from '#common/headers.ts';
import { deferLayoutScript } from '../site/browser/deferredLayout.ts';
import { everyPage } from '../site/policy.ts';
import { markGermanTerms } from './germanTerms.ts';
import { usedStyles } from './usedStyles.ts';

/** Astro links a page's styles in the head and inlines those of an island beside it. */
const styleNodes = 'link[rel=stylesheet], style';

/** Source of a policy that allows an inline script or sheet (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the pages of a view have of styles. */
export type ViewStyles = {
  /** The sheet in the head. */
  head: string;
  /** Address of the sheet behind the first section, where the head has only what is above: that again, and the others. */
  secondSheet?: string;
};

/**
 * Share of a view's styles that the head may keep when they are divided. Above it (a report whose
 * one section is nearly the whole page) a further request brings nothing.
 */
const worthDividing = 0.75;

/** The section of a page with the headline in it, if the page begins with such a section. */
export function firstSection(page: HTMLElement): HTMLElement | undefined {
  return page.querySelectorAll('main > section').find((section) => section.querySelector('h1') !== null);
}

/**
 * Replaces all style sheets of a page by one in the head, and links the second, if there is one, behind the first
 * section: a browser shows what is above while it waits for that. The script behind it waits for the sheets above it, and
 * the parser for the script; without one Firefox shows what is below the sheet before its styles are there.
 */
function placeStyles(page: HTMLElement, { head: css, secondSheet }: ViewStyles): void {
  for (const node of page.querySelectorAll(styleNodes)) node.remove();
  page.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
  if (secondSheet === undefined) return;
  firstSection(page)?.insertAdjacentHTML(
    'afterend',
    `<link rel="stylesheet" href="${secondSheet}"><script>${deferLayoutScript}</script>`,
  );
}

/**
 * Gives a page its styles, and its policy the hash of what stands in the head. Of the scripts the policy allows what the
 * page has: Astro writes the hashes of all of the site's scripts into each policy, half a kilobyte before the first word.
 * @param sources further sources of the policy's `style-src`
 * @throws Error for a page without a head or a policy
 */
export function setStyles(page: HTMLElement, styles: ViewStyles, sources: readonly string[]): void {
  const policy = page.querySelector('meta[http-equiv="content-security-policy"]');
  if (!policy || !page.querySelector('head')) throw new Error('a page without a policy or a head');
  placeStyles(page, styles);
  const ownFiles = styles.secondSheet === undefined ? [] : ["'self'"];
  const waiting = styles.secondSheet === undefined ? [] : [hashSource(deferLayoutScript)];
  const styleSources = new Set([...ownFiles, ...sources, hashSource(styles.head)]);
  const inline = new Set(
    page.querySelectorAll('script:not([src])').map(({ rawText }) => hashSource(rawText)),
  );
  const narrowed = (policy.getAttribute('content') ?? '')
    .replace(/style-src [^;]*/, ['style-src', ...styleSources].join(' '))
    .replace(/script-src [^;]*/, (scripts) =>
      [...scripts.split(' '), ...waiting]
        .filter((source) => !source.startsWith("'sha256-") || inline.has(source))
        .join(' '),
    );
  policy.setAttribute('content', narrowed);
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

type File = { name: string; source: string };

/** Sources of the scripts that a text names, and of those that these import. */
function reachable(scripts: readonly File[], text: string): string[] {
  const found = scripts.filter(({ name }) => text.includes(basename(name)));
  const sources = found.map(({ source }) => source);
  const others = scripts.filter((script) => !found.includes(script));
  return found.length === 0 ? [] : [...sources, ...reachable(others, sources.join(''))];
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

/** What a page has up to the end of its first section, or `undefined` where it begins otherwise. */
function firstScreenOf({ tree, source }: Page): string | undefined {
  const section = firstSection(tree);
  return section && source.slice(0, section.range[1]);
}

/** Font faces that a second sheet declares again would be loaded again, after the text is painted. */
const withoutFontFaces = (css: string): string => css.replace(/@font-face\s*\{[^}]*\}/g, '');

/** Nobody prints a page before its second sheet is there. */
function withoutPrint(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  return root.toString();
}

/**
 * Divides the styles of pages that begin with a section: into the head goes what that and the menu bar use, so that both
 * fit into what a new connection may send at once (some 14 KB), and behind it the whole, in its order, which the
 * cascade needs.
 * @param css what all pages of the view use
 * @param folder of the build, into which the sheet behind the section is written
 */
async function divideStyles(
  css: string,
  { view, pages, folder }: { view: string; pages: readonly Page[]; folder: string },
): Promise<ViewStyles> {
  const screens = pages.map(firstScreenOf).filter((screen) => screen !== undefined);
  if (screens.length === 0) return { head: css };
  const head = await usedStyles(css, { pages: screens, scripts: [] });
  if (head.length > css.length * worthDividing) return { head: css };
  const whole = withoutFontFaces(css);
  const address = `${hashedFolder}${view}.${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(folder, address), whole);
  return { head: withoutPrint(head), secondSheet: address };
}

async function finish({ name, tree }: Page, styles: ViewStyles, folder: string): Promise<void> {
  markGermanTerms(tree);
  setStyles(tree, styles, everyPage.styles);
  expectMenuBar(tree);
  await writeFile(join(folder, name), tree.toString());
}

/**
 * Finishes each page of a build: the used styles of its view stand in its head (decision 7: a linked sheet delays the
 * first paint by a request, and all of Tailwind's utilities take 17 KiB a page), those of what is below the first
 * section behind it, its policy allows what it has, its first paint waits for the menu bar, and German terms of English
 * pages are marked.
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
      const files = await filesIn(folder, '**/*.html');
      const pages = files.map((file) => ({ ...file, tree: parse(file.source, { comment: true }) }));
      for (const [view, ofView] of Map.groupBy(pages, ({ name }) => viewOf(name)))
        for (const alike of Map.groupBy(ofView, ({ tree }) => firstSection(tree) !== undefined).values()) {
          const css = await sheetOf(alike, linked, scripts);
          const styles = await divideStyles(css, { view, pages: alike, folder });
          for (const page of alike) await finish(page, styles, folder);
        }
      // A sheet that a script loads stays a file, such as that of the consent dialogue.
      for (const name of linked.keys())
        if (!scripts.some(({ source }) => source.includes(basename(name)))) await rm(join(folder, name));
    },
  },
};
