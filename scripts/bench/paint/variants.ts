import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { filesOf } from '#common/addresses.ts';
import { deployFolder } from '#common/headers.ts';
import { pathTo } from '#common/routes.ts';

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });

const compress = (folder: string) => node('build/compress.ts', folder);

/** A page with nothing but the headline and the banner's picture of another. */
function barePage(html: string): string {
  const document = parse(html);
  const headline = document.querySelector('h1')?.text ?? '';
  const picture = document.querySelector('main picture:has([fetchpriority])')?.toString() ?? '';
  const wide = picture.replaceAll(/ (?:width|height)="\d+"/g, '').replace('<img', '<img width="100%"');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title><h1>${headline}</h1>${wide}</html>`;
}

/**
 * Writes a bare page for each of the site's into a folder of its own.
 * @param paths addresses
 * @returns the folder
 */
export function buildBare(site: string, folder: string, paths: readonly string[]): string {
  const bare = join(folder, 'bare');
  mkdirSync(bare, { recursive: true });
  for (const name of ['_astro', deployFolder])
    cpSync(join(site, name), join(bare, name), { recursive: true });
  for (const path of paths) {
    const [file] = filesOf(path);
    mkdirSync(dirname(join(bare, file)), { recursive: true });
    writeFileSync(join(bare, file), barePage(readFileSync(join(site, file), 'utf8')));
  }
  compress(bare);
  return bare;
}

/**
 * Writes bare pages behind the site's own home page, whose links lead there.
 * @param paths addresses of the bare ones
 * @returns the folder
 */
export function buildBareNext(site: string, folder: string, paths: readonly string[]): string {
  const bare = buildBare(site, join(folder, 'next'), paths);
  const [home] = filesOf(pathTo('de', 'home'));
  cpSync(join(site, home), join(bare, home));
  compress(bare);
  return bare;
}

/**
 * Builds the site as Astro does by itself, with every page hydrated by React.
 * @returns the folder
 */
export function buildHydrated(folder: string): string {
  const hydrated = join(folder, 'hydrated');
  process.env['BENCH_FOLDER'] = folder;
  const config = 'scripts/bench/paint/hydrated.config.ts';
  node('node_modules/.bin/astro', 'build', '--silent', '--config', config, '--outDir', hydrated);
  compress(hydrated);
  return hydrated;
}
