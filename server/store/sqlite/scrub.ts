import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Scrubbed } from '#server/store/records.ts';

/**
 * Writes the file anew and empties the WAL. `secure_delete` alone is not enough: when SQLite moves a row to
 * another page, a copy can stay in the unused part of the first one (seen with the index of senders).
 * In a thread of its own, since SQLite holds up the thread that it works in: some 7 ms for each MB.
 */
export async function scrubSqlite(database: DatabaseSync): Promise<Scrubbed> {
  const thread = new Worker(new URL('./scrubThread.ts', import.meta.url), {
    workerData: database.location(),
  });
  const [outcome] = (await once(thread, 'message')) as [Scrubbed];
  return outcome;
}
