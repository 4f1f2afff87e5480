import { openDatabase, type Database, type DatabaseOptions, type StoreLocation } from './database.ts';
import { freeLeases } from './leases.ts';
import { holdStore } from './owner.ts';
import { UnusableStore } from './unusable.ts';

// Three ways to open it. `openDatabase` only connects, and applies migrations at the first use: for copies and tests.
// `openStore` has used it once, so that what is wrong is said at the start: for commands and restores.
// `openServerStore` also keeps other servers out and frees what a dead one was delivering: for the server.

/**
 * The store that the configuration asks for, opened once a process. What does not pass by itself is said at the start;
 * one whose PostgreSQL is away rejects all until it is there.
 * @throws UnusableStore, or why a SQLite file cannot be opened
 */
export async function openStore(location: StoreLocation, options?: DatabaseOptions): Promise<Database> {
  const database = openDatabase(location, options);
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
type ServerStore = { database: Database; freed: number };

/**
 * The same for a server. On SQLite it is the only one until it closes the store, so what a predecessor was delivering when it
 * died is due at once; on PostgreSQL another server may be delivering it.
 * @throws StoreInUse besides
 */
export async function openServerStore(
  location: StoreLocation,
  options?: DatabaseOptions,
): Promise<ServerStore> {
  if (location.databaseUrl !== undefined) return { database: await openStore(location, options), freed: 0 };
  const letGo = holdStore(location.dataDir);
  try {
    const database = await openStore(location, options);
    const freed = await freeLeases(database);
    const close = () => database.close().finally(letGo);
    return { database: { ...database, close }, freed };
  } catch (error) {
    letGo();
    throw error;
  }
}
