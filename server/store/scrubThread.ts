import { parentPort, workerData } from 'node:worker_threads';
import { SECOND } from '#server/time.ts';
import { emptyWal, openSqlite } from './sqlite.ts';
import { isLocked } from './sqliteFaults.ts';

/** How long to wait for those who write, and then for those who read, in milliseconds. */
const waitLimit = 2 * SECOND;

const database = openSqlite(workerData as string, waitLimit);
const done = scrub();
// Before it is told: whoever hears of it may want the file for itself.
database.close();
parentPort?.postMessage(done);

function scrub(): boolean {
  try {
    database.exec('vacuum');
    return emptyWal(database);
  } catch (error) {
    // SQLITE_FULL: there is no room for the new file.
    if (isLocked(error) || (error as { errcode?: number }).errcode === 13) return false;
    throw error;
  }
}
