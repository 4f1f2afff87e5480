/**
 * What storing each message costs: accepted messages a second on both stores and on a service that stores
 * nothing, measured in one run. Prints a Markdown table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { machine } from './bench/machine.ts';
import { positiveNumber, readOptions } from './commandLine.ts';
import { installTestTools, installTool } from './prepare.ts';

const help = `Usage: npm run bench:contact -- [--seconds N]

  --seconds  how long messages are sent to each store (10)`;

const values = readOptions(help, {
  seconds: { type: 'string', default: '10' },
});
const seconds = positiveNumber('--seconds', values.seconds, help);

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

const postgres = await startPostgres({ fsync: true });
try {
  console.log(`${machine()}; 50 connections, ${seconds} s each, best of two\n`);
  await throughput(postgres);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
