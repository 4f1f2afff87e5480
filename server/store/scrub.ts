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
 * @returns false while someone else uses them: it goes later
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
      await sql.raw('vacuum (full) contact_message, contact_delivery').execute(connection);
      return true;
    } catch (error) {
      if (tooBusy.includes((error as DatabaseError).code)) return false;
      throw error;
    } finally {
      await sql.raw('reset lock_timeout').execute(connection);
    }
  });
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
