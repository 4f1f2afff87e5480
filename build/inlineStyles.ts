import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { hashedFolder } from '#common/headers.ts';
import { everyPage } from '../site/policy.ts';
import { sheetsOf, templateOf, withStyles } from './pageStyles.ts';
import { usedStyles } from './usedStyles.ts';

type Page = { file: string; html: string };

/**
 * The source of what pages may run: their own scripts, and every file whose name is in the pages or in one
 * of these files.
 * @param assets source by name of the files with a hash in their names
 */
function scriptsOf(pages: readonly Page[], assets: ReadonlyMap<string, string>): string[] {
  const own = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('script:not([type]), script[type=module]')
      .map((script) => script.rawText),
  );
  const loaded = new Set<string>();
  const unread = pages.map(({ html }) => html);
  for (let text = unread.pop(); text !== undefined; text = unread.pop())
    for (const [name, source] of assets)
      if (!loaded.has(source) && text.includes(name)) {
        loaded.add(source);
        unread.push(source);
      }
  return [...new Set(own), ...loaded];
}

/** All the styles of some pages, each sheet once, in their order. */
async function stylesOf(pages: readonly Page[], cwd: string): Promise<string> {
  const sheets = new Set(pages.flatMap(({ html }) => sheetsOf(html).map(({ href, css }) => href ?? css)));
  const texts = await Promise.all(
    [...sheets].map(async (sheet) =>
      sheet.startsWith(hashedFolder) ? readFile(join(cwd, sheet), 'utf8') : sheet,
    ),
  );
  return texts.join('');
}

/**
 * Writes the styles of a view into each of its pages, without what none of them uses: a style sheet of its own
 * holds up the first paint until a second request is answered, and all of Tailwind's utilities take 17 KiB a page
 * (decision 7).
 */
export const inlineStyles: AstroIntegration = {
  name: 'inline-styles',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const cwd = fileURLToPath(dir);
      const pages: Page[] = [];
      for await (const file of glob('**/*.html', { cwd }))
        pages.push({ file, html: await readFile(join(cwd, file), 'utf8') });
      const scripts = (await readdir(join(cwd, hashedFolder))).filter((name) => name.endsWith('.js'));
      const assets = new Map<string, string>();
      for (const name of scripts) assets.set(name, await readFile(join(cwd, hashedFolder, name), 'utf8'));
      for (const alike of Map.groupBy(pages, ({ file }) => templateOf(file)).values()) {
        const css = await usedStyles(await stylesOf(alike, cwd), {
          pages: alike.map(({ html }) => html),
          scripts: scriptsOf(alike, assets),
        });
        for (const { file, html } of alike)
          await writeFile(join(cwd, file), withStyles(html, css, everyPage.styles));
      }
      const linked = new Set(pages.flatMap(({ html }) => sheetsOf(html).flatMap(({ href }) => href ?? [])));
      for (const href of linked) await rm(join(cwd, href));
    },
  },
};
