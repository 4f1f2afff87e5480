import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql, type Kysely } from 'kysely';
import type { DatabaseError } from 'pg';
import { SECOND } from '#server/time.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** How long to wait for everybody else to leave PostgreSQL's tables alone. */
const lockTimeout = 2 * SECOND;

/** SQLSTATE `lock_not_available`, and `query_canceled`: the statement's time was up. */
const tooBusy: (string | undefined)[] = ['55P03', '57014'];

/**
 * Writes the store's files anew, without what was deleted.
 * @returns false where they still hold some of it: while someone else uses them, or on PostgreSQL without owning its tables
 * @throws as `checkWritable` does
 */
export async function scrubStore({ ready, file, requireFiles }: Database): Promise<boolean> {
  const db = await ready();
  if (file === undefined) return scrubPostgres(db);
  // By its path, SQLite would open another WAL than the one that is in use.
  requireFiles();
  return scrubSqlite(file);
}

function scrubPostgres(db: Kysely<Tables>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    try {
      // A plain `vacuum` leaves what was there in the room that it gives free.
      await sql.raw(`set lock_timeout = ${lockTimeout}`).execute(connection);
      const next = await nextTransaction(connection);
      await sql.raw('vacuum (full) contact_message, contact_delivery').execute(connection);
      return await isRewritten(connection, next);
    } catch (error) {
      if (tooBusy.includes((error as DatabaseError).code)) return false;
      throw error;
    } finally {
      await sql.raw('reset lock_timeout').execute(connection);
    }
  });
}

/** The number that the next transaction gets, or an earlier one: whatever was deleted until now has a lower one. */
async function nextTransaction(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::xid::text as next`.execute(db);
  return rows[0]?.next ?? '';
}

/**
 * Whether the tables' files are without what transactions before that one have deleted. PostgreSQL takes it for no error
 * when it skips somebody else's table, or copies what an older snapshot still sees; but it notes the oldest transaction
 * whose traces can be in a file.
 */
async function isRewritten(db: Kysely<Tables>, next: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class where oid in ('contact_message'::regclass, 'contact_delivery'::regclass)
      and age(relfrozenxid) > age(${next}::xid)`.execute(db);
  return rows.length === 0;
}

/**
 * Writes the file anew and empties the WAL: `secure_delete` alone leaves a copy where SQLite moved a row to another page.
 * In a thread of its own, which SQLite holds up for some 7 ms for each MB.
 */
async function scrubSqlite(file: string): Promise<boolean> {
  const thread = new Worker(new URL('./scrubThread.ts', import.meta.url), { workerData: file });
  const [done] = (await once(thread, 'message')) as [boolean];
  return done;
}
