import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Clock } from '#server/time.ts';
import { migrations } from './migrations/index.ts';
import {
  inventoryOf,
  isPostgres,
  migrationLockTable,
  migrationsIn,
  migrationTable,
} from './migrations/origin.ts';
import { requireKnown } from './migrations/version.ts';
import { asUnusableDatabase, noStoreIn, postgresDialect, requireUtf8 } from './postgres.ts';
import type { Tables } from './tables.ts';
import { nodeSqliteDialect, openSqlite, sqliteFile, defaultBusyTimeout } from './sqlite.ts';
import { namingFile, seeRunbook } from './sqliteFaults.ts';
import { rememberFiles } from './storeFiles.ts';

/** An open database: what the functions that store, find, take or delete messages are given. */
export type Database = {
  /** The database with its migrations applied; rejects while it is away, and is asked again the next time. */
  ready: () => Promise<Kysely<Tables>>;
  isPostgres: boolean;
  /** Path of the SQLite file. */
  file: string | undefined;
  /** @throws StoreMoved while SQLite writes into files that nobody would find again */
  requireFiles: () => void;
  clock: Clock;
  close: () => Promise<void>;
};

export type StoreLocation = {
  /** Folder of the SQLite file … */
  dataDir: string;
  /** … unless a PostgreSQL keeps everything. */
  databaseUrl?: string | undefined;
};

export type DatabaseOptions = {
  clock?: Clock;
  /** How long to wait for a lock on the SQLite file, in milliseconds. */
  busyTimeout?: number;
  /** Whether a PostgreSQL without our tables is refused, which a new store begins as. */
  mustExist?: boolean;
};

/** Opens a database, which is connected to and gets the migrations that it lacks when it is first used. */
export function openDatabaseLazily(
  { dataDir, databaseUrl }: StoreLocation,
  options: DatabaseOptions = {},
): Database {
  const { clock = Date.now, busyTimeout = defaultBusyTimeout } = options;
  const file = databaseUrl === undefined ? sqliteFile(dataDir) : undefined;
  const sqlite = file === undefined ? undefined : openSqlite(file);
  const db = new Kysely<Tables>({
    dialect:
      sqlite === undefined ? postgresDialect(databaseUrl ?? '') : nodeSqliteDialect(sqlite, busyTimeout),
  });
  let migrated: Promise<void> | undefined;
  let requireFiles: (() => void) | undefined;
  const ready = async () => {
    migrated ??= migrate(db, options);
    try {
      await migrated;
    } catch (error) {
      migrated = undefined;
      throw file === undefined ? asUnusableDatabase(error) : namingFile(error, file, seeRunbook);
    }
    // SQLite makes the WAL when it first reads or writes.
    if (file !== undefined) requireFiles ??= rememberFiles(file);
    return db;
  };
  return {
    ready,
    isPostgres: file === undefined,
    file,
    requireFiles: () => requireFiles?.(),
    clock,
    close,
  };

  async function close(): Promise<void> {
    await db.destroy();
    // Kysely closes what it has used.
    if (sqlite?.isOpen === true) sqlite.close();
  }
}

/**
 * @throws with nothing changed: `WrongVersion` where a later version, or one that we do not know, has written the store;
 * UnusableStore where it could not hold every message, or is not there though it must be
 */
async function migrate(db: Kysely<Tables>, { mustExist }: DatabaseOptions): Promise<void> {
  if (isPostgres(db)) await requireUtf8(db);
  // In this order: what has no migrations then is looked at as it was before another process ran them.
  const inventory = await inventoryOf(db);
  const applied = await migrationsIn(db);
  requireKnown(inventory, applied, isPostgres(db));
  if (mustExist === true && isPostgres(db) && inventory.tables.length === 0) throw await noStoreIn(db);
  if (applied.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: migrationTable,
    migrationLockTableName: migrationLockTable,
    // As numbers: in the alphabet, "10-" comes before "2-".
    nameComparator: (one, other) => Number.parseInt(one) - Number.parseInt(other),
  });
  const { error } = await migrator.migrateToLatest();
  // Its type is unknown; it is what a migration has thrown.
  if (error !== undefined) throw error as Error;
}
