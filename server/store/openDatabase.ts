import { openDatabaseLazily, type Database, type DatabaseOptions, type StoreLocation } from './database.ts';
import { freeLeases } from './leases.ts';
import { holdStore } from './owner.ts';
import { asUnusableFile } from './sqlite.ts';
import { UnusableStore } from './unusable.ts';

/**
 * The store that the configuration asks for, opened and used once, so that what does not pass by itself is said at the
 * start: for commands and restores. One whose PostgreSQL is away rejects all until it is there.
 * @throws UnusableStore, or why a SQLite file cannot be opened
 */
export async function openDatabase(location: StoreLocation, options?: DatabaseOptions): Promise<Database> {
  const database = openDatabaseLazily(location, options);
  try {
    await database.ready();
  } catch (error) {
    if (database.isPostgres && !(error instanceof UnusableStore)) return database;
    await database.close();
    throw error;
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
  try {
    const database = await openDatabase(location, options);
    const freed = await freeLeases(database).catch((error: unknown) => {
      // The first look at what is stored: until here, only the list of tables was read.
      throw asUnusableFile(error, database.file ?? '');
    });
    const close = () => database.close().finally(letGo);
    return { database: { ...database, close }, freed };
  } catch (error) {
    letGo();
    throw error;
  }
}
