import { Pool, type ClientBase } from 'pg';
import { migrationsOf } from '#server/store/migrations.ts';
import { SECOND } from '#server/time.ts';

/** An arbitrary number that all servers share: the one that holds the lock migrates, the others wait. */
const migrationLock = 4_711_001;

/** Every connection shares this lock for as long as it is there; a restore has it alone. */
export const storeLock = 4_711_002;

/**
 * A pool of connections to the database. The first one applies the migrations, so that a database that is away when
 * the service starts is waited for: until then every query rejects. Commits wait for the disk whatever the server's
 * default, and every wait has a limit.
 */
export async function openPostgresDatabase(url: string): Promise<Pool> {
  let migrated: Promise<void> | undefined;
  const pool = new Pool({
    connectionString: url,
    options: '-c synchronous_commit=on',
    application_name: 'bewertra-contact',
    connectionTimeoutMillis: 5 * SECOND,
    statement_timeout: 10 * SECOND,
    query_timeout: 15 * SECOND,
    // Also while nobody asks anything, the lock is held.
    min: 1,
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool waits for it, as its documentation says; its type does not
    onConnect: async (client) => {
      await shareLock(client);
      migrated ??= migrate(client);
      await migrated.catch((error: unknown) => {
        migrated = undefined;
        throw error;
      });
    },
  });
  // An idle connection that breaks is replaced; without a listener its error would end the process.
  pool.on('error', () => undefined);
  await pool.query('select').catch(() => undefined);
  return pool;
}

async function shareLock(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ shared: boolean }>(
    'select pg_try_advisory_lock_shared($1) as shared',
    [storeLock],
  );
  if (rows[0]?.shared !== true)
    throw new Error('the store is just being restored; try again when that is done');
}

async function migrate(client: ClientBase): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query(
    'create table if not exists contact_migration (name text primary key, applied timestamptz not null)',
  );
  const { rows } = await client.query<{ name: string }>('select name from contact_migration');
  const applied = new Set(rows.map(({ name }) => name));
  for (const { name, sql } of migrationsOf('postgres').filter((one) => !applied.has(one.name))) {
    await client.query(sql);
    await client.query('insert into contact_migration (name, applied) values ($1, now())', [name]);
  }
  // One that fails before this is closed with its connection.
  await client.query('commit');
}
