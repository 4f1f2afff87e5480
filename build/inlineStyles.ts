import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';
import { prefixedLocales } from '#common/locales.ts';
import { everyPage } from '../site/policy.ts';
import { usedStyles } from './usedStyles.ts';

/** Where styles stand: Astro links those of a page, and writes those of an island where it stands. */
const styleNodes = 'link[rel=stylesheet], style';

/**
 * Puts one style sheet in the place of all that a page has, and allows it alone, by its hash.
 * @param sources what the policy allows besides
 * @throws Error for a page without a head or a policy
 */
export function setStyles(page: HTMLElement, css: string, sources: readonly string[]): void {
  for (const node of page.querySelectorAll(styleNodes)) node.remove();
  const policy = page.querySelector('meta[http-equiv="content-security-policy"]');
  const head = page.querySelector('head');
  if (!policy || !head) throw new Error('a page without a policy or a head');
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const allowed = ['style-src', ...sources, hash].join(' ');
  policy.setAttribute('content', (policy.getAttribute('content') ?? '').replace(/style-src [^;]*/, allowed));
  head.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
}

/**
 * Holds back the first paint until the parser is past the first section: on a slow line it arrives in pieces, and
 * what is centred or at the right moves with each (https://html.spec.whatwg.org/#link-type-expect). Chromium goes on
 * at the start tag that `expect` names, hence the one after that section; a long article waits for its headline.
 */
export function expectFirstSection(page: HTMLElement): void {
  const [, next = page.querySelector('h1')] = page.querySelectorAll('main > :not(script)');
  if (!next) return;
  if (next.id === '') next.setAttribute('id', 'after-first');
  page
    .querySelector('head')
    ?.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${next.id}" blocking="render">`);
}

/**
 * What pages have in common that share a style sheet: their view, whatever language or section.
 * @param file relative to the site, such as `en/platform/offers.html`
 */
export function viewOf(file: string): string {
  const names = file.replace(/\.html$/, '').split(/[/\\]/);
  const [name = 'index'] = prefixedLocales.some((locale) => locale === names[0]) ? names.slice(1) : names;
  return name;
}

type File = { name: string; source: string };

/** The source of each script whose name is in a text or in one of these scripts. */
function reachable(scripts: readonly File[], text: string): string[] {
  const found = scripts.filter(({ name }) => text.includes(basename(name)));
  const sources = found.map(({ source }) => source);
  const rest = scripts.filter((script) => !found.includes(script));
  return found.length === 0 ? [] : [...sources, ...reachable(rest, sources.join(''))];
}

/**
 * Writes the styles of a view into each of its pages, without what none of them uses (decision 7): a style sheet of
 * its own holds up the first paint by a request, and all of Tailwind's utilities take 17 KiB a page.
 */
export const inlineStyles: AstroIntegration = {
  name: 'inline-styles',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const cwd = fileURLToPath(dir);
      const all = async (pattern: string): Promise<File[]> => {
        const names = (await Array.fromAsync(glob(pattern, { cwd }))).toSorted();
        return Promise.all(
          names.map(async (name) => ({ name, source: await readFile(join(cwd, name), 'utf8') })),
        );
      };
      const scripts = await all('**/*.js');
      const linked = new Map((await all('**/*.css')).map(({ name, source }) => [`/${name}`, source]));
      for (const alike of Map.groupBy(await all('**/*.html'), ({ name }) => viewOf(name)).values()) {
        const pages = alike.map(({ source }) => parse(source, { comment: true }));
        const texts = pages
          .flatMap((page) => page.querySelectorAll(styleNodes))
          .map((node) => linked.get(node.getAttribute('href') ?? '') ?? node.rawText);
        const html = alike.map(({ source }) => source);
        const css = await usedStyles([...new Set(texts)].join(''), {
          pages: html,
          scripts: [
            ...pages.flatMap((page) => page.querySelectorAll('script').map(({ rawText }) => rawText)),
            ...reachable(scripts, html.join('')),
          ],
        });
        for (const [index, page] of pages.entries()) {
          setStyles(page, css, everyPage.styles);
          expectFirstSection(page);
          await writeFile(join(cwd, alike[index]?.name ?? ''), page.toString());
        }
      }
      // What a script loads stays, such as the styles of the consent dialogue.
      for (const name of linked.keys())
        if (!scripts.some(({ source }) => source.includes(basename(name)))) await rm(join(cwd, name));
    },
  },
};
