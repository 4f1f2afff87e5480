import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isLocked, namingFile } from './sqliteFaults.ts';

/**
 * Takes a lock that ends with this process, however it ends: the system drops it then. It is SQLite's own, on an empty
 * database for its owner only.
 * @param path of the empty database; made where there is none
 * @param wait for how long to wait for whoever has it, in milliseconds
 * @returns lets go of it; undefined when another process still has it
 * @throws UnusableStore where the file is no database, or not ours
 */
export function takeLock(path: string, wait: number): (() => void) | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: wait });
    chmodSync(path, 0o600);
    // Nothing is ever written: without a journal, nothing is left beside it either.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    if (isLocked(error)) return undefined;
    throw namingFile(error, path, 'it holds nothing but a lock, so delete it');
  }
  return () => lock.close();
}
