import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#server/store/openDatabase.ts';
import { freePort } from './freePort.ts';
import { startProgram } from './program.ts';

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

export type TestPostgres = {
  /** Address of a new database, in which the store has its tables. */
  newDatabase: () => Promise<string>;
  /** The same with nothing in it. */
  emptyDatabase: () => Promise<string>;
  /** Stops it in the middle of everything, as a crash does, and starts it again on the same port. */
  crash: () => Promise<void>;
  /** The same, with a while in between. */
  away: (meanwhile: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A PostgreSQL of its own in a temporary folder, on loopback.
 * @param fsync whether commits wait for the disk; no test cuts the power, so none needs it
 * @param port a free one, if none is given
 */
export async function startPostgres({
  fsync = false,
  port: wanted,
}: { fsync?: boolean; port?: number } = {}): Promise<TestPostgres> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
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
  const port = wanted ?? (await freePort());
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `fsync=${fsync ? 'on' : 'off'}`];
  const args = ['-D', data, '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function query(sql: string): Promise<void> {
    const client = new Client(url('postgres'));
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  const answers = () =>
    query('select 1').then(
      () => true,
      () => undefined,
    );
  const start = () => startProgram([join(programs, 'postgres'), ...args], answers, options);
  let server = await start();
  let databases = 0;
  const create = async (template: string) => {
    databases += 1;
    // Copied as files: four times as fast as by the log.
    await query(`create database test_${databases} template ${template} strategy file_copy`);
    return url(`test_${databases}`);
  };
  const emptyDatabase = () => create('template1');
  let migrated: Promise<string> | undefined;
  const migrate = async () => {
    const address = await emptyDatabase();
    const { close } = await openDatabase({ dataDir: '', databaseUrl: address });
    await close();
    return new URL(address).pathname.slice(1);
  };
  const away = async (meanwhile: () => Promise<void>) => {
    // "Immediate shutdown": no checkpoint, no goodbye; it recovers from its log at the start.
    await server.end('SIGQUIT');
    await meanwhile();
    server = await start();
  };
  return {
    emptyDatabase,
    async newDatabase() {
      migrated ??= migrate();
      return create(await migrated);
    },
    crash: () => away(() => Promise.resolve()),
    away,
    async stop() {
      // "Fast shutdown" in PostgreSQL's words: disconnects clients, then stops in good order.
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
