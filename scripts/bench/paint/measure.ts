import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageAddresses } from '#common/addresses.ts';
import { heroOf } from '#site/assets/heroes.ts';
import { measureNextPage, measurePaints, type NextPage, type Paint } from '../../../tools/bench/paint.ts';
import { buildBare, buildBareNext, buildHydrated } from './variants.ts';

type PagePaint = { path: string; hasPicture: boolean; ours: Paint; bare: Paint; hydrated: Paint };

const server = fileURLToPath(new URL('./siteServer.ts', import.meta.url));

/** Serves sites while `use` runs, which gets their addresses in the same order; their data go with the folder. */
async function serving<Result>(
  sites: readonly string[],
  folder: string,
  use: (...addresses: string[]) => Promise<Result>,
): Promise<Result> {
  const children = sites.map((site) => fork(server, [site, mkdtempSync(join(folder, 'data-'))]));
  try {
    const ready = await Promise.all(
      children.map(async (child) => (await once(child, 'message')) as [string]),
    );
    return await use(...ready.map(([address]) => address));
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}

/**
 * First and largest paint of each page on a slow line, beside a bare page with the same picture and beside
 * the same page hydrated by React.
 * @param folder for the sites that are built for it
 * @param paths addresses of the pages
 * @param onPage called with each page's result as it comes
 */
export async function measureAllPaints(
  folder: string,
  paths: readonly string[],
  runs: number,
  onPage: (result: PagePaint) => void,
): Promise<PagePaint[]> {
  const site = join(process.cwd(), 'dist');
  const bareSite = buildBare(site, folder, paths);
  const pages = pageAddresses.filter(({ path }) => paths.includes(path));
  return serving([site, bareSite, buildHydrated(folder)], folder, async (...origins) => {
    const results: PagePaint[] = [];
    for (const { path, page } of pages) {
      const paints = await measurePaints(
        origins.map((origin) => origin + path),
        runs,
      );
      const [ours, bare, hydrated] = paints as [Paint, Paint, Paint];
      const result = { path, hasPicture: heroOf(page) !== undefined, ours, bare, hydrated };
      results.push(result);
      onPage(result);
    }
    return results;
  });
}

/** What the header's tabs lead to, from the home page. */
const nextPages = ['/institutional', '/professional', '/platform', '/about', '/faq', '/contact'];

type NextPageBeside = { path: string; ours: NextPage; bare: NextPage };

/**
 * From a click in the menu bar to the next page's first paint, beside a bare page behind the same link.
 * @param folder for the site that is built for it
 */
export async function measureAllNextPages(folder: string, runs: number): Promise<NextPageBeside[]> {
  const site = join(process.cwd(), 'dist');
  return serving([site, buildBareNext(site, folder, nextPages)], folder, async (...origins) => {
    const results: NextPageBeside[] = [];
    for (const path of nextPages) {
      const [ours, bare] = (await measureNextPage(origins, path, runs)) as [NextPage, NextPage];
      results.push({ path, ours, bare });
    }
    return results;
  });
}

/** At most this much of the other page's time. */
const budgets = { first: 1.45, picture: 0.75, hydrated: 0.6 };

const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** A time beside another, in bold where it is more than the budget. */
function beside(ours: number, other: number, budget: number): string {
  const ratio = ours / other;
  return ratio > budget ? `**${ratio.toFixed(2)}**` : ratio.toFixed(2);
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

export const paintTableHead = [
  row([
    'page',
    'first paint, s',
    'bare page, s',
    `beside (≤ ${budgets.first})`,
    'largest paint, s',
    'bare page’s picture, s',
    `beside (≤ ${budgets.picture})`,
    'hydrated, largest, s',
    `beside (≤ ${budgets.hydrated})`,
    'CLS',
    'all, KiB',
    'hydrated, KiB',
  ]),
  row(Array.from({ length: 12 }, () => '---')),
].join('\n');

export function paintRow({ path, hasPicture, ours, bare, hydrated }: PagePaint): string {
  return row([
    path,
    seconds(ours.first),
    seconds(bare.first),
    beside(ours.first, bare.first, budgets.first),
    seconds(ours.largest),
    ...(hasPicture ? [seconds(bare.largest), beside(ours.largest, bare.largest, budgets.picture)] : ['', '']),
    seconds(hydrated.largest),
    beside(ours.largest, hydrated.largest, budgets.hydrated),
    Number(ours.cls.toFixed(3)),
    (ours.bytes / 1024).toFixed(1),
    (hydrated.bytes / 1024).toFixed(1),
  ]);
}

export function nextPageTable(pages: readonly NextPageBeside[]): string {
  return [
    row(['to', 'rendered ahead, ms', 'bare page, ms', 'clicked at once, ms', 'bare page, ms']),
    row(Array.from({ length: 5 }, () => '---')),
    ...pages.map(({ path, ours, bare }) =>
      row([path, ours.prefetched, bare.prefetched, ours.fetched, bare.fetched]),
    ),
  ].join('\n');
}
