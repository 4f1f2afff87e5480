import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureNextPage, type NextPage } from '../../../tools/bench/next.ts';
import { measurePaints, type Paint } from '../../../tools/bench/paint.ts';
import { measureScrolls } from '../../../tools/bench/scroll.ts';
import { budgets } from '../../../budgets.ts';
import { besides, table } from '../table.ts';
import { buildBare } from './variants.ts';

const server = fileURLToPath(new URL('./siteServer.ts', import.meta.url));
const site = join(process.cwd(), 'dist');

/** Serves sites while `use` runs, which gets their addresses in their order; their data are in the folder. */
async function serving<Result>(
  sites: readonly string[],
  folder: string,
  use: (...origins: string[]) => Promise<Result>,
): Promise<Result> {
  const children = sites.map((one) => fork(server, [one, mkdtempSync(join(folder, 'data-'))]));
  try {
    const ready = children.map(async (child) => (await once(child, 'message')) as [string]);
    const origins = await Promise.all(ready);
    return await use(...origins.map(([origin]) => origin));
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const bold = (text: string | number, over: boolean) => (over ? `**${text}**` : text);

/**
 * Each page on a slow line, beside a bare page with the same words and picture.
 * @param folder for the site that is built for it
 * @param traces folder where a trace of each page is kept
 * @param paths addresses of the pages
 */
export async function paintTable(folder: string, traces: string, paths: readonly string[], runs: number) {
  return serving([site, buildBare(site, folder, paths)], folder, async (...origins) => {
    const rows = [];
    for (const path of paths) {
      const trace = join(traces, `${path.slice(1).replaceAll('/', '-') || 'home'}.json`);
      const urls = origins.map((origin) => origin + path);
      const [ours, bare] = (await measurePaints(urls, runs, trace)) as [Paint, Paint];
      const work = bold(Math.round(ours.work), ours.work - 2 * bare.work > budgets.work.limit);
      rows.push([
        path,
        seconds(ours.first),
        seconds(bare.first),
        besides(ours.first, bare.first, budgets.firstPaint.limit),
        bold(seconds(ours.largest), ours.largest > ours.first),
        bold(Math.round(ours.blocking), ours.blocking > budgets.blocking.limit),
        work,
        Math.round(bare.work),
        bold(ours.restyled, ours.restyled > 0),
        bold(Number(ours.cls.toFixed(3)), ours.cls > 0),
        (ours.bytes / 1024).toFixed(1),
      ]);
      console.error(rows.at(-1)?.join(' | '));
    }
    const budget = `beside (≤ ${budgets.firstPaint.limit})`;
    return table(
      [
        'page',
        'first paint, s',
        'bare page, s',
        budget,
        'largest, s',
        `blocking, ms (≤ ${budgets.blocking.limit})`,
      ].concat(['style and layout, ms', 'bare page, ms', 'restyled whole after', 'CLS', 'all, KiB']),
      rows,
    );
  });
}

/** Pages behind the tabs of the menu bar. */
const nextPages = ['/institutional', '/professional', '/platform', '/about', '/faq', '/contact'];

/**
 * From a click in the menu bar to the next page's first paint, beside a bare page behind the same link.
 * @param folder for the site that is built for it
 */
export async function nextPageTable(folder: string, runs: number) {
  return serving([site, buildBare(site, folder, nextPages)], folder, async (...origins) => {
    const rows = [];
    for (const path of nextPages) {
      const [ours, bare] = (await measureNextPage(origins, path, runs)) as [NextPage, NextPage];
      const rested = besides(ours.prerendered, bare.prerendered, budgets.nextPage.limit);
      rows.push([path, ours.prerendered, bare.prerendered, rested, ours.fetched, bare.fetched]);
    }
    const budget = `beside (≤ ${budgets.nextPage.limit})`;
    return table(
      ['to', 'after a rest, ms', 'bare page, ms', budget, 'clicked at once, ms', 'bare page, ms'],
      rows,
    );
  });
}

/** Pages that move what one scrolls past. */
const scrolledPages = ['/', '/institutional', '/platform', '/en', '/en/institutional', '/en/platform'];

/**
 * The way down the pages that move with it, on a slow processor.
 * @param folder for the data of the site's service
 * @param traces folder where a trace of the last one is kept
 */
export async function scrollTable(folder: string, traces: string, runs: number) {
  return serving([site], folder, async (ours) => {
    const urls = scrolledPages.map((path) => ours + path);
    const scrolls = await measureScrolls(urls, runs, join(traces, 'scroll.json'));
    const rows = scrolls.map(({ task, frame }, index) => [
      scrolledPages[index] ?? '',
      bold(Math.round(task), task > budgets.scrollTask.limit),
      Math.round(frame),
    ]);
    return table(['page', `longest task, ms (≤ ${budgets.scrollTask.limit})`, 'longest frame, ms'], rows);
  });
}
