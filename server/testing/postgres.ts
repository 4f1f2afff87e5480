import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { SECOND } from '#server/time.ts';

/** Folder of PostgreSQL's programs, from the path or where Debian puts them; undefined without any. */
export function postgresPrograms(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pg_ctl'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  return [...onPath, ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
}

/** PostgreSQL refuses to run as root: whom to be instead. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export type TestPostgres = {
  /** Address of a new, empty database. */
  newDatabase: () => Promise<string>;
  stop: () => Promise<void>;
};

/** A PostgreSQL of its own in a temporary folder, on loopback. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-pg-'));
  const as = owner();
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...as };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  // No test cuts the power, so no test waits for the disk.
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off'].flatMap((one) => ['-c', one]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function query(sql: string): Promise<void> {
    const client = new Client(url('postgres'));
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  const deadline = Date.now() + 20 * SECOND;
  for (;;) {
    try {
      await query('select 1');
      break;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }

  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      await query(`create database test_${databases}`);
      return url(`test_${databases}`);
    },
    async stop() {
      // "Fast shutdown" in PostgreSQL's words: disconnects clients, then stops in good order.
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
