/**
 * The site's numbers: Lighthouse's phone over every page in both languages, transferred bytes by kind, how
 * the build grows, and what the server answers a second. Prints Markdown tables, keeps all as JSON.
 * Usage: npm run bench -- [--only lighthouse,build,server] [--runs 3] [--seconds 8] [--json FILE]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localeCodes } from '#common/locales.ts';
import { pageKeys, pathTo } from '#common/routes.ts';
import { startServer } from '#server/testing/server.ts';
import { buildTable, measureBuilds } from './bench/build/measure.ts';
import { measurePages, pageRow, pageTableHead } from './bench/lighthouse.ts';
import { machine } from './bench/machine.ts';
import { measureServing, servingTable } from './bench/serving.ts';

const parts = ['lighthouse', 'build', 'server'] as const;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: parts.join(',') },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    json: { type: 'string', default: 'bench-results.json' },
  },
});
const wanted = values.only.split(',');
const unknown = wanted.filter((part) => !parts.includes(part as (typeof parts)[number]));
if (unknown.length > 0) throw new Error(`--only: ${unknown.join(', ')} is none of ${parts.join(', ')}`);
const runs = Number(values.runs);
const seconds = Number(values.seconds);
if (!(runs >= 1) || !(seconds > 0)) throw new Error('--runs and --seconds must be numbers above 0');

// Not below /tmp, which may be memory: the outbox writes to a disk.
const folder = mkdtempSync(join(process.cwd(), '.bench-'));
const server = await startServer({ DATA_DIR: join(folder, 'data') });
const results: Record<string, unknown> = { machine: machine(), runs };
console.log(`${machine()}\n`);

try {
  if (wanted.includes('lighthouse')) {
    const paths = localeCodes.flatMap((locale) => pageKeys.map((page) => pathTo(locale, page)));
    console.log(pageTableHead);
    const print = (result: Parameters<typeof pageRow>[0]) => console.log(pageRow(result));
    results['pages'] = await measurePages(server.address, paths, runs, print);
  }
  if (wanted.includes('server')) {
    const serving = await measureServing(server.address, join(folder, 'outbox.sqlite'), seconds);
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
