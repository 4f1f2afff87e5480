import { open } from 'node:fs/promises';
import type { Contents, Prepared } from './backup.ts';
import type { Erasure } from './erasures.ts';
import { refuseNewer } from './migrations.ts';
import { backUpPostgres } from './postgres/backup.ts';
import { prepareRestoreToPostgres } from './postgres/restore.ts';
import { backUpSqlite } from './sqlite/backup.ts';
import { prepareRestoreToSqlite } from './sqlite/restore.ts';

type Place = { dataDir: string; databaseUrl?: string | undefined };

type Kind = 'SQLite' | 'PostgreSQL';

const kindOf = ({ databaseUrl }: Place): Kind => (databaseUrl === undefined ? 'SQLite' : 'PostgreSQL');

/** First bytes of files. */
const magic: readonly (readonly [Kind | 'age', string])[] = [
  ['SQLite', 'SQLite format 3\0'],
  ['PostgreSQL', 'PGDMP'],
  ['age', 'age-encryption.org/'],
];

/** Writes a consistent backup of the configured store, beside whoever uses it, and reads it once through. */
export function backUp({ dataDir, databaseUrl }: Place, file: string): Promise<Contents> {
  return databaseUrl === undefined ? backUpSqlite(dataDir, file) : backUpPostgres(databaseUrl, file);
}

/**
 * Gets everything ready to replace the configured store by a backup, brought up to date, without those who
 * were erased since. Holds the store's lock until it is committed or abandoned.
 * @param oldest backups made before this are refused: erasures are noted for no longer
 * @throws with nothing changed, when the file is not fit or the store is in use
 */
export async function prepareRestore(
  place: Place,
  file: string,
  { erasures, oldest }: { erasures: Erasure[]; oldest: Date },
): Promise<Contents & Prepared> {
  await refuseOtherKinds(place, file);
  const accept = ({ made, migrations }: Contents) => {
    refuseNewer(file, place.databaseUrl === undefined ? 'sqlite' : 'postgres', migrations);
    if (made < oldest)
      throw new Error(
        `${file} was made on ${made.toISOString()}: too old, as erasures are noted for no longer than since ${oldest.toISOString()}`,
      );
  };
  return place.databaseUrl === undefined
    ? prepareRestoreToSqlite(place.dataDir, file, erasures, accept)
    : prepareRestoreToPostgres(place.databaseUrl, file, erasures, accept);
}

async function refuseOtherKinds(place: Place, file: string): Promise<void> {
  const wanted = kindOf(place);
  const kind = await kindOfFile(file);
  if (kind === 'age') throw new Error(`${file} is encrypted; "age --decrypt" comes first`);
  if (kind === undefined) throw new Error(`${file} is no backup`);
  if (kind !== wanted) throw new Error(`${file} is a backup of ${kind}, and the store is ${wanted}`);
}

async function kindOfFile(file: string): Promise<Kind | 'age' | undefined> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Error(`there is no file ${file}`) : error;
  });
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(32) });
    const start = buffer.toString('latin1', 0, bytesRead);
    return magic.find(([, mark]) => start.startsWith(mark))?.[0];
  } finally {
    await handle.close();
  }
}
