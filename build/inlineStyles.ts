import { createHash } from 'node:crypto';
import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { hashedFolder } from '#common/headers.ts';
import { everyPage } from '../site/policy.ts';
import { firstScreenOf, sheetsOf, templateOf, withStyles, type PageStyles } from './pageStyles.ts';
import { usedStyles } from './usedStyles.ts';

type Page = { file: string; html: string };

const runnable = ['', 'module'];

/**
 * The source of what pages may run: their own scripts, and every file whose name is in the pages or in one
 * of these files.
 * @param folder of the files with a hash in their names
 */
async function scriptsOf(pages: readonly Page[], folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const own = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('script')
      .filter((script) => runnable.includes(script.getAttribute('type') ?? ''))
      .map((script) => script.rawText),
  );
  const loaded = new Map<string, string>();
  const unread = pages.map(({ html }) => html);
  while (unread.length > 0) {
    const text = unread.pop() ?? '';
    for (const name of files.filter((name) => !loaded.has(name) && text.includes(name))) {
      const source = await readFile(join(folder, name), 'utf8');
      loaded.set(name, source);
      unread.push(source);
    }
  }
  return [...new Set(own), ...loaded.values()];
}

/** All the styles of some pages, each sheet once, in their order. */
async function stylesOf(pages: readonly Page[], cwd: string): Promise<string> {
  const sheets = new Set(pages.flatMap(({ html }) => sheetsOf(html).map(({ href, css }) => href ?? css)));
  const texts = await Promise.all(
    [...sheets].map(async (sheet) => (sheet.startsWith('/') ? readFile(join(cwd, sheet), 'utf8') : sheet)),
  );
  return texts.join('');
}

/** Browsers load a font anew that is declared anew. */
const withoutFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*\}/g, '');

/**
 * The styles of pages that share a view. Where each of them has a first screen, its styles are in the page and
 * all of them, these too, in a file: an element's rules keep their order only together.
 * @param alike the pages
 * @param template what they have in common
 * @param cwd the folder of the site
 */
async function stylesFor(alike: readonly Page[], template: string, cwd: string): Promise<PageStyles> {
  const assets = join(cwd, hashedFolder);
  const css = await stylesOf(alike, cwd);
  const all = await usedStyles(css, {
    pages: alike.map(({ html }) => html),
    scripts: await scriptsOf(alike, assets),
  });
  const screens = alike.map(({ file, html }) => ({ file, html: firstScreenOf(html) ?? '' }));
  if (screens.some(({ html }) => html === '')) return { inline: all };
  const inline = await usedStyles(css, {
    pages: screens.map(({ html }) => html),
    scripts: await scriptsOf(screens, assets),
  });
  const rest = withoutFonts(all);
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const name = `${template}.${hash}.css`;
  await writeFile(join(assets, name), rest);
  return { inline, rest: `${hashedFolder}${name}` };
}

/**
 * Writes the styles of each page's first screen into its HTML, and nothing that it does not use: a style sheet
 * of its own holds up the first paint until a second request is answered (decision 7). What follows the first
 * screen has a sheet of its own behind it (decision 7).
 */
export const inlineStyles: AstroIntegration = {
  name: 'inline-styles',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const cwd = fileURLToPath(dir);
      const pages: Page[] = [];
      for await (const file of glob('**/*.html', { cwd }))
        pages.push({ file, html: await readFile(join(cwd, file), 'utf8') });
      for (const [template, alike] of Map.groupBy(pages, ({ file }) => templateOf(file))) {
        const styles = await stylesFor(alike, template, cwd);
        for (const { file, html } of alike)
          await writeFile(join(cwd, file), withStyles(html, styles, everyPage.styles));
      }
      const linked = new Set(pages.flatMap(({ html }) => sheetsOf(html).flatMap(({ href }) => href ?? [])));
      for (const href of linked) await rm(join(cwd, href));
    },
  },
};
