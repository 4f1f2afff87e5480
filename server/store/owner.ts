import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SECOND } from '#server/time.ts';
import { sqliteFile } from './sqlite.ts';
import { isLocked, namingFile } from './sqliteFaults.ts';
import { StoreInUse } from './unusable.ts';

/** How long to wait for a server that is just ending, in milliseconds. */
const waitLimit = 2 * SECOND;

/**
 * Makes this process the only server on a folder's SQLite file, until it lets go or ends, however it ends: the system
 * drops its lock with it. The lock is SQLite's own, on an empty database beside the store: on the store itself it would
 * shut out commands and backups. They do not ask for it.
 * @returns lets go of it
 * @throws StoreInUse when another server has it; UnusableStore where the empty database is none, or not ours
 */
export function holdStore(dataDir: string): () => void {
  const path = join(dataDir, 'owner.sqlite');
  let owner: DatabaseSync | undefined;
  try {
    owner = new DatabaseSync(path, { timeout: waitLimit });
    chmodSync(path, 0o600);
    // Nothing is ever written: without a journal, nothing is left beside it either.
    owner.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    owner?.close();
    if (!isLocked(error)) throw namingFile(error, path, 'it holds nothing but a lock, so delete it');
    throw new StoreInUse(
      `another server uses ${sqliteFile(dataDir)}: stop it first. Several servers share a PostgreSQL (DATABASE_URL).`,
      { cause: error },
    );
  }
  return () => owner.close();
}
