import { join } from 'node:path';
import { SECOND } from '#server/time.ts';
import { takeLock } from './fileLock.ts';
import { sqliteFile } from './sqlite.ts';
import { StoreInUse } from './unusable.ts';

/** How long to wait for a server that is just ending, in milliseconds. */
const waitLimit = 2 * SECOND;

/**
 * Makes this process the only server on a folder's SQLite file, until it lets go or ends. The lock is on a file beside
 * the store: on the store itself it would shut out commands and backups. They do not ask for it, but for `contact copy`
 * and restores, which no server may run beside.
 * @returns lets go of it
 * @throws StoreInUse when another server has it; UnusableStore where the file of the lock is no database, or not ours
 */
export function holdStore(dataDir: string): () => void {
  const letGo = takeLock(join(dataDir, 'owner.sqlite'), waitLimit);
  if (letGo !== undefined) return letGo;
  throw new StoreInUse(
    `another server uses ${sqliteFile(dataDir)}: stop it first. Several servers share a PostgreSQL (DATABASE_URL).`,
  );
}
