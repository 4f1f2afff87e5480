import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#server/testing/postgres.ts';
import { nowhere, startLoad, startServer } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';
import { median } from '../../../tools/bench/median.ts';
import { budgets } from '../../../budgets.ts';
import { table } from '../table.ts';

const bare = fileURLToPath(new URL('./nothing.ts', import.meta.url));
const senders = 64;
const duration = 10 * SECOND;

/**
 * Messages acknowledged a second by one server, with no mail server to be reached, beside one that stores nothing.
 * @param folder for the SQLite files
 * @param runs how often each is measured, in turn
 */
export async function messagesTable(folder: string, runs: number): Promise<string> {
  const postgres = await startPostgres({ fsync: true });
  const kinds: Record<string, () => Promise<[Record<string, string>, string?]>> = {
    'stores nothing': () => Promise.resolve([{}, bare]),
    [`SQLite (≥ ${budgets.sqlite.limit})`]: () => Promise.resolve([{}]),
    [`PostgreSQL (≥ ${budgets.postgres.limit})`]: async () => [
      { DATABASE_URL: await postgres.newDatabase() },
    ],
  };
  const rates: Record<string, number[]> = {};
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [kind, prepare] of Object.entries(kinds)) {
        const [env, program] = await prepare();
        const data = join(folder, `${run}-${Object.keys(kinds).indexOf(kind)}`);
        const server = await startServer({ ...nowhere, ...env, DATA_DIR: data }, [], program);
        (rates[kind] ??= []).push(await rate(server.address).finally(() => server.kill()));
      }
  } finally {
    await postgres.stop();
  }
  const most = median(rates['stores nothing'] ?? []);
  return table(
    ['store', 'messages a second', 'share'],
    Object.entries(rates).map(([kind, all]) => {
      const middle = median(all);
      return [kind, Math.round(middle), (middle / most).toFixed(2)];
    }),
  );
}

async function rate(address: string): Promise<number> {
  const started = performance.now();
  const load = startLoad(senders, () => address);
  await new Promise((resolve) => setTimeout(resolve, duration));
  await load.stop();
  return (load.acknowledged.length * SECOND) / (performance.now() - started);
}
