import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Scrubbed } from '#server/store/records.ts';
import { SECOND } from '#server/time.ts';
import { emptyWal } from './database.ts';
import { isLocked } from './patience.ts';

/** How long to wait for those who write, and then for those who read, in milliseconds. */
const patience = 2 * SECOND;

// No migrations: who started this thread has the file open.
const database = new DatabaseSync(workerData as string, { timeout: patience });
database.exec('pragma synchronous = full; pragma secure_delete = on');
const outcome = scrub();
// Before it is told: whoever hears of it may want the file for itself.
database.close();
parentPort?.postMessage(outcome);

function scrub(): Scrubbed {
  try {
    database.exec('vacuum');
    return emptyWal(database) ? 'done' : 'heldUp';
  } catch (error) {
    if (isLocked(error)) return 'heldUp';
    throw error;
  }
}
