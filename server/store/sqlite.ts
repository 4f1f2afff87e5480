import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
} from 'kysely';
import { SECOND } from '#server/time.ts';
import { codeOf, isLocked, namingFile, notADatabase, restoreIt } from './sqliteFaults.ts';
import { UnusableStore } from './unusable.ts';

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'outbox.sqlite');
}

/**
 * How long to wait for a lock, in milliseconds; well within a request's 30 s. One of three waits: this one is our
 * driver's (`BusyRetryDriver`), which holds up nothing else. SQLite's own (`busy_timeout`) holds up the process: it is
 * off (0) beside this one, and used by threads without a driver (`scrubThread.ts`). While a file is being opened, SQLite
 * alone can wait, for somebody's recovery: 5 s in `openSqlite`.
 */
export const defaultBusyTimeout = 10 * SECOND;

/**
 * Opens the SQLite file, and creates it for its owner only. WAL with `synchronous=FULL`: a commit is on the disk before it
 * returns. What is deleted is overwritten with zeros (`secure_delete`), in the file once the WAL is brought over.
 *
 * Nothing but SQLite opens this file, its `-wal` or its `-shm` in a process that uses it, in no thread: when any descriptor
 * of a file is closed, POSIX drops all locks of the process on it, and another program's SQLite then takes itself for
 * the last one and deletes the WAL (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
 * Whoever wants to know something of the file asks for its `stat`.
 */
export function openSqlite(path: string, timeout = 0): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const isNew = !existsSync(path);
  // SQLite waits for the lock of a recovery here alone, and the process with it.
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 5 * SECOND });
    // While it is still empty; its companions inherit it.
    if (isNew) chmodSync(path, 0o600);
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
       pragma busy_timeout = ${timeout}`,
    );
    return database;
  } catch (error) {
    database?.close();
    if (codeOf(error) !== notADatabase) throw namingFile(error, path, restoreIt);
    throw new UnusableStore(`${path} is not a SQLite database`, { cause: error });
  }
}

/** Brings the WAL over into the file and empties it. False while another connection still reads it: nothing is lost. */
export function emptyWal(database: DatabaseSync): boolean {
  return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
}

/** Adapts `node:sqlite` to Kysely's `SqliteDatabase` interface. */
const kyselyDatabase = (database: DatabaseSync) => ({
  close: () => {
    // The last connection does it anyway; this one may not be the last.
    try {
      emptyWal(database);
    } finally {
      database.close();
    }
  },
  prepare(text: string) {
    const statement = database.prepare(text);
    const given = (values: readonly unknown[]) => values as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...given(values)),
      run: (values: readonly unknown[]) => statement.run(...given(values)),
      iterate: (values: readonly unknown[]) => statement.iterate(...given(values)),
    };
  },
});

/** The one connection, in the hands of a caller who has waited since it asked for it. */
type HeldConnection = DatabaseConnection & { release: () => void };

/**
 * Kysely's driver with two differences. A transaction holds the write lock from its start, so that it cannot fail for
 * a lock in its middle. Waiting for a lock holds up nothing else: SQLite's own waiting would stop the process with it.
 * A caller's time begins when it asks: behind others who wait in vain, nobody waits longer.
 */
class BusyRetryDriver extends SqliteDriver {
  readonly #busyTimeout: number;
  #last: Promise<void> = Promise.resolve();
  constructor(database: DatabaseSync, busyTimeout: number) {
    super({ database: kyselyDatabase(database) });
    this.#busyTimeout = busyTimeout;
  }

  override async acquireConnection(): Promise<HeldConnection> {
    const end = performance.now() + this.#busyTimeout;
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    const before = this.#last;
    this.#last = promise;
    await before;
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query), end),
      streamQuery: (...given) => connection.streamQuery(...given),
      release: () => release(undefined),
    };
  }

  override releaseConnection(connection?: DatabaseConnection): Promise<void> {
    (connection as HeldConnection | undefined)?.release();
    return Promise.resolve();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk can have rolled back already; a second rollback would hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Tries until a lock is given or the end (of `performance.now()`) has come; once in any case. */
async function retryWhileBusy<Result>(work: () => Promise<Result>, end: number): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= end) throw error;
    }
    // At random, so that two processes that wait for each other do not stay in step.
    await pause(5 + Math.random() * 20);
  }
}

/** SQLite changes tables in transactions as well; callers queue in our driver. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** @param busyTimeout how long a query waits for a lock, in milliseconds; afterwards it rejects with SQLite's error */
export const nodeSqliteDialect = (database: DatabaseSync, busyTimeout: number): Dialect => ({
  createDriver: () => new BusyRetryDriver(database, busyTimeout),
  createAdapter: () => new TransactionalAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
