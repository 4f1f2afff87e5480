import { storedAlertStates } from './alertState.ts';
import { openDatabase, type Database, type DatabaseOptions, type StoreLocation } from './database.ts';
import { intake } from './intake.ts';
import { freeLeases } from './leases.ts';
import type { Outbox } from './outbox.ts';
import { holdStore } from './owner.ts';
import { records } from './records.ts';
import { storedSecret, type Secret } from './secret.ts';
import { UnusableStore } from './unusable.ts';
import { watching } from './watching.ts';
import { work } from './work.ts';

/** Everything that is kept, opened once a process. */
export type Store = {
  outbox: Outbox;
  /** What the service signs and hashes with. */
  secret: () => Promise<Secret>;
  /** Nothing of the store may be used afterwards. */
  close: () => Promise<void>;
};

/** All verbs over one database. */
export function storeOn(connection: Database): Store {
  return {
    outbox: {
      ...intake(connection),
      ...work(connection),
      ...records(connection),
      ...watching(connection),
      ...storedAlertStates(connection),
    },
    secret: () => storedSecret(connection),
    close: connection.close,
  };
}

/** What does not pass by itself is said at the start; a PostgreSQL that is away passes. */
async function open(place: StoreLocation, options?: DatabaseOptions): Promise<Database> {
  const connection = openDatabase(place, options);
  try {
    await connection.ready();
  } catch (error) {
    if (connection.isPostgres && !(error instanceof UnusableStore)) return connection;
    await connection.close();
    throw error;
  }
  return connection;
}

/**
 * The store that the configuration asks for. One whose PostgreSQL is away rejects all until it is there.
 * @throws UnusableStore, or why a SQLite file cannot be opened
 */
export async function openStore(place: StoreLocation, options?: DatabaseOptions): Promise<Store> {
  return storeOn(await open(place, options));
}

/**
 * The same for a server. On SQLite it is the only one until it closes the store, so what a predecessor was delivering when it
 * died is due at once; on PostgreSQL another server may be delivering it.
 * @returns with the number of those deliveries
 * @throws StoreInUse besides
 */
export async function openServersStore(
  place: StoreLocation,
  options?: DatabaseOptions,
): Promise<Store & { freed: number }> {
  if (place.databaseUrl !== undefined) return { ...(await openStore(place, options)), freed: 0 };
  const letGo = holdStore(place.dataDir);
  try {
    const connection = await open(place, options);
    const { close, ...store } = storeOn(connection);
    const freed = await freeLeases(connection);
    return { ...store, freed, close: () => close().finally(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}
