/**
 * What storing each message costs: accepted messages a second on both stores and on a service that stores
 * nothing, measured in one run; and whether accepting and taking slow down as messages pile up.
 * Prints Markdown tables.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgresStore } from '#server/store/postgres/store.ts';
import { openSqliteStore, sqliteFile } from '#server/store/sqlite/store.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { fillPostgres, fillSqlite, measureCosts, type Costs } from './bench/growth.ts';
import { machine } from './bench/machine.ts';
import { positiveNumber, readOptions } from './commandLine.ts';
import { installTestTools, installTool } from './prepare.ts';

const help = `Usage: npm run bench:contact -- [--seconds N] [--sizes 1000,100000,1000000]

  --seconds  how long messages are sent to each store (10)
  --sizes    how many messages the store holds when accepting and taking are measured`;

const values = readOptions(help, {
  seconds: { type: 'string', default: '10' },
  sizes: { type: 'string', default: '1000,100000,1000000' },
});
const seconds = positiveNumber('--seconds', values.seconds, help);
const sizes = values.sizes.split(',').map((size) => positiveNumber('--sizes', size, help));

installTool('bench');
installTestTools();
// Imported only now: it needs packages that npm ci does not install.
const { measureAccepting } = await import('./bench/accept.ts');

// Not below /tmp, which may be memory: the disk is what is measured.
const folder = mkdtempSync(join(process.cwd(), '.bench-'));

/** Measures all three twice, in either order, and prints the better of each: other load comes and goes. */
async function throughput(postgres: TestPostgres): Promise<void> {
  const targets: [name: string, args: string[]][] = [
    ['nothing stored', ['nothing', join(folder, 'nothing')]],
    ['SQLite', ['sqlite', join(folder, 'accept')]],
    ['PostgreSQL', ['postgres', await postgres.newDatabase()]],
  ];
  const best = new Map<string, { perSecond: number; p99: number }>();
  for (const [name, args] of [...targets, ...targets.toReversed()]) {
    const result = await measureAccepting(args, seconds);
    if (result.perSecond > (best.get(name)?.perSecond ?? 0)) best.set(name, result);
  }
  const reference = best.get('nothing stored')?.perSecond ?? NaN;
  console.log('| store | accepted/s | beside nothing stored | p99 ms |\n| --- | --- | --- | --- |');
  for (const [name, { perSecond, p99 }] of best)
    console.log(`| ${name} | ${perSecond} | ${Math.round((perSecond / reference) * 100)} % | ${p99} |`);
}

async function growth(postgres: TestPostgres): Promise<void> {
  console.log(
    '\n| store | messages kept | accept, ms each | take and complete, ms each |\n| --- | --- | --- | --- |',
  );
  for (const store of ['SQLite', 'PostgreSQL']) {
    let first: Costs | undefined;
    for (const size of sizes) {
      const costs = await (store === 'SQLite' ? onSqlite(size) : onPostgres(postgres, size));
      first ??= costs;
      const cell = (verb: keyof Costs) => {
        const ratio = Math.round((costs[verb] / (first?.[verb] ?? NaN) - 1) * 100);
        return `${costs[verb].toFixed(3)} (${ratio >= 0 ? '+' : '−'}${Math.abs(ratio)} %)`;
      };
      console.log(`| ${store} | ${size.toLocaleString('en')} | ${cell('accept')} | ${cell('deliver')} |`);
    }
  }
}

async function onSqlite(size: number): Promise<Costs> {
  const place = join(folder, String(size));
  await openSqliteStore(place).close();
  fillSqlite(sqliteFile(place), size);
  const { outbox, close } = openSqliteStore(place);
  return measureCosts(outbox).finally(close);
}

async function onPostgres(postgres: TestPostgres, size: number): Promise<Costs> {
  const url = await postgres.newDatabase();
  await (await openPostgresStore(url)).close();
  await fillPostgres(url, size);
  const { outbox, close } = await openPostgresStore(url);
  return measureCosts(outbox).finally(close);
}

const postgres = await startPostgres({ fsync: true });
try {
  console.log(`${machine()}; 50 connections, ${seconds} s each, best of two\n`);
  await throughput(postgres);
  await growth(postgres);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
