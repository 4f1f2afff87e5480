import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { filesOf } from '#common/addresses.ts';
import { deployFolder } from '#common/headers.ts';
import { pathTo } from '#common/routes.ts';

const compress = (folder: string) =>
  execFileSync(process.execPath, ['build/compress.ts', folder], { stdio: ['ignore', 'ignore', 'inherit'] });

/** A page with the words and the banner's picture of another and nothing else: no style, no script, no font. */
function barePage(html: string): string {
  const document = parse(html);
  const headline = document.querySelector('h1')?.text ?? '';
  const picture = document.querySelector('main picture:has([fetchpriority])')?.toString() ?? '';
  const wide = picture.replaceAll(/ (?:width|height)="\d+"/g, '').replace('<img', '<img width="100%"');
  for (const unseen of document.querySelectorAll('script, style, svg, head, [hidden]')) unseen.remove();
  const words = document.querySelectorAll('p, li, dt, dd, h2, h3, h4, label, summary, figcaption');
  const text = words.map((element) => `<p>${element.innerText.trim()}</p>`).join('');
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Bare</title>',
  ].join('');
  return `<!doctype html><html lang="en">${head}<h1>${headline}</h1>${wide}${text}</html>`;
}

/**
 * Writes a bare version of each given page into a folder, with the site's own home page where that is not among them.
 * @param paths addresses
 * @returns the folder
 */
export function buildBare(site: string, folder: string, paths: readonly string[]): string {
  const bare = join(folder, paths.includes('/') ? 'bare' : 'bare-next');
  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(bare, file)), { recursive: true });
    writeFileSync(join(bare, file), html);
  };
  for (const name of ['_astro', deployFolder])
    cpSync(join(site, name), join(bare, name), { recursive: true });
  const [home] = filesOf(pathTo('de', 'home'));
  write(home, readFileSync(join(site, home), 'utf8'));
  for (const path of paths) {
    const [file] = filesOf(path);
    write(file, barePage(readFileSync(join(site, file), 'utf8')));
  }
  compress(bare);
  return bare;
}
