import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SECOND } from '#server/time.ts';
import { isLocked } from './patience.ts';

/** Why a lock is refused: for who wants to use the store, and for who wants to replace it. */
const refusals = {
  shared: 'the store is just being restored; try again when that is done',
  alone: 'the store is in use: stop the server first, and let other commands end',
};

/**
 * Whoever uses the store shares this lock, and a restore has it alone. It is SQLite's lock on an empty file
 * beside the store, which the system takes back from a process however that ends.
 * @returns gives it back
 * @throws when it is refused
 */
export function lockStore(dataDir: string, how: 'shared' | 'alone'): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'outbox.lock');
  closeSync(openSync(file, 'a', 0o600));
  // A restore that is refused is in the way for a moment.
  const lock = new DatabaseSync(file, { timeout: how === 'shared' ? SECOND : 0 });
  try {
    // A reader's lock begins with its first look.
    if (how === 'shared') lock.exec('begin; select * from sqlite_schema');
    else lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    throw isLocked(error) ? new Error(refusals[how]) : error;
  }
  return () => lock.close();
}
