import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { hashedFolder } from '#common/headers.ts';
import { everyPage } from '../site/policy.ts';
import { sheetsOf, templateOf, withStyle } from './pageStyles.ts';
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

/**
 * Writes each page's styles into its HTML, and nothing that it does not use: a style sheet of its own holds
 * up the first paint until a second request is answered (decision 65).
 */
export const inlineStyles: AstroIntegration = {
  name: 'inline-styles',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const cwd = fileURLToPath(dir);
      const pages: Page[] = [];
      for await (const file of glob('**/*.html', { cwd }))
        pages.push({ file, html: await readFile(join(cwd, file), 'utf8') });
      const templates = Map.groupBy(pages, ({ file }) => templateOf(file)).values();
      for (const alike of templates) {
        const scripts = await scriptsOf(alike, join(cwd, hashedFolder));
        const css = await usedStyles(await stylesOf(alike, cwd), {
          pages: alike.map(({ html }) => html),
          scripts,
        });
        for (const { file, html } of alike)
          await writeFile(join(cwd, file), withStyle(html, css, everyPage.styles));
      }
      const linked = new Set(pages.flatMap(({ html }) => sheetsOf(html).flatMap(({ href }) => href ?? [])));
      for (const href of linked) await rm(join(cwd, href));
    },
  },
};
