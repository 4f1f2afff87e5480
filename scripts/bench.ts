/**
 * The site's numbers: what a phone on a slow line sees and when, beside other ways to build the same page;
 * Lighthouse's phone profile and transferred bytes for every page in both languages; build times as the site
 * grows; and the server's answers a second. Prints Markdown tables and writes JSON.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAddresses } from '#common/addresses.ts';
import { startServer } from '#server/testing/server.ts';
import { buildTable, measureBuilds } from './bench/build/measure.ts';
import { machine } from './bench/machine.ts';
import { positiveNumber, readOptions, wrongUsage } from './commandLine.ts';
import { buildSite, installTestTools, installTool } from './prepare.ts';

const parts: readonly string[] = ['paint', 'lighthouse', 'build', 'server'];

const help = `Usage: npm run bench -- [--only paint,lighthouse,build,server] [--pages /,/en/faq] [--runs 3]
                       [--seconds 8] [--json FILE]

  --only     the parts to measure, separated by commas; all of them if not given
  --pages    addresses of the pages to paint and judge, separated by commas; all of them if not given
  --runs     runs of Lighthouse a page, of which the median counts
  --seconds  how long the server is asked for each answer
  --json     where the results are kept (bench-results.json)`;

const values = readOptions(help, {
  only: { type: 'string', default: parts.join(',') },
  pages: { type: 'string' },
  runs: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '8' },
  json: { type: 'string', default: 'bench-results.json' },
});
const wanted = values.only.split(',');
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) wrongUsage(`--only: ${unknown.join(', ')} is none of ${parts.join(', ')}.`, help);
const allPaths = pageAddresses.map(({ path }) => path);
const paths = values.pages?.split(',') ?? allPaths;
const unheard = paths.filter((path) => !allPaths.includes(path));
if (unheard.length > 0) wrongUsage(`--pages: ${unheard.join(', ')} is none of ${allPaths.join(', ')}.`, help);
const runs = positiveNumber('--runs', values.runs, help);
const seconds = positiveNumber('--seconds', values.seconds, help);

installTool('bench');
installTestTools();
buildSite();
// Imported only now: they need packages that npm ci does not install.
const { measurePages, pageRow, pageTableHead } = await import('../tools/bench/lighthouse.ts');
const { measureServing, servingTable } = await import('./bench/serving.ts');
const { measureAllNextPages, measureAllPaints, nextPageTable, paintRow, paintTableHead } =
  await import('./bench/paint/measure.ts');

// Not below /tmp, which may be memory: the outbox writes to a disk, and a site is built here.
const folder = mkdtempSync(join(process.cwd(), '.bench-'));
const server = await startServer({ DATA_DIR: join(folder, 'data') });
const results: Record<string, unknown> = { machine: machine(), runs };
console.log(`${machine()}\n`);

try {
  if (wanted.includes('paint')) {
    console.log(paintTableHead);
    const print = (result: Parameters<typeof paintRow>[0]) => console.log(paintRow(result));
    results['paint'] = await measureAllPaints(folder, paths, runs, print);
    const next = await measureAllNextPages(folder, runs);
    results['next'] = next;
    console.log(`\n${nextPageTable(next)}\n`);
  }
  if (wanted.includes('lighthouse')) {
    console.log(pageTableHead);
    const print = (result: Parameters<typeof pageRow>[0]) => console.log(pageRow(result));
    results['pages'] = await measurePages(server.address, paths, runs, print);
  }
  if (wanted.includes('server')) {
    const serving = await measureServing(server.address, join(folder, 'outbox'), seconds);
    results['serving'] = serving;
    console.log(`\n${servingTable(serving)}`);
  }
  if (wanted.includes('build')) {
    const builds = measureBuilds([1, 10, 50]);
    results['builds'] = builds;
    console.log(`\n${buildTable(builds)}`);
  }
  writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(`\nKept in ${values.json}.`);
} finally {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
