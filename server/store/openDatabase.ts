import { openDatabaseLazily, type Database, type DatabaseOptions, type StoreLocation } from './database.ts';
import { freeLeases } from './leases.ts';
import { holdStore } from './owner.ts';
import { namingFile, restoreIt } from './sqliteFaults.ts';
import { UnusableStore } from './unusable.ts';

/**
 * The store that the configuration asks for, opened and used once, so that what does not pass by itself is said at the
 * start: for commands and restores. One whose PostgreSQL is away rejects all until it is there.
 * @throws UnusableStore, also where SQLite cannot use its file; its own error while somebody has the file locked
 */
export async function openDatabase(location: StoreLocation, options?: DatabaseOptions): Promise<Database> {
  const database = openDatabaseLazily(location, options);
  try {
    await database.ready();
  } catch (error) {
    if (database.isPostgres && !(error instanceof UnusableStore)) return database;
    await database.close();
    throw namingFile(error, database.file, restoreIt);
  }
  return database;
}

/** `freed`: how many deliveries were under way when the last server ended, and are due now. */
type ServerDatabase = { database: Database; freed: number };

/**
 * The same for a server. On SQLite it is the only one until it closes the store, so what a predecessor was delivering
 * when it died is due at once; on PostgreSQL another server may be delivering it.
 * @throws StoreInUse besides
 */
export async function openDatabaseForServer(
  location: StoreLocation,
  options?: DatabaseOptions,
): Promise<ServerDatabase> {
  if (location.databaseUrl !== undefined)
    return { database: await openDatabase(location, options), freed: 0 };
  const letGo = holdStore(location.dataDir);
  let file: string | undefined;
  try {
    const database = await openDatabase(location, options);
    file = database.file;
    const freed = await freeLeases(database);
    const close = () => database.close().finally(letGo);
    return { database: { ...database, close }, freed };
  } catch (error) {
    letGo();
    throw namingFile(error, file, restoreIt);
  }
}
