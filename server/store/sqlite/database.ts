import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrationsOf, type Migration } from '#server/store/migrations.ts';
import { SECOND } from '#server/time.ts';

/** How long to wait for a lock while nothing else is going on: at the start, or in a command. */
const lockTimeout = 30 * SECOND;

/**
 * Opens (and creates) the SQLite file with its migrations applied; waits for locks, and the process with it.
 * WAL with `synchronous=FULL`: a commit is on the disk before it returns. What is deleted is overwritten
 * with zeros (`secure_delete`), in the file once the WAL is brought over.
 */
export function openSqliteDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Created before SQLite does, readable by the owner only; the WAL files inherit it.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: lockTimeout });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Runs `work` in a transaction that holds the write lock from its start. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    // A full disk can have rolled back already; a second rollback would hide the first error.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/**
 * Brings the WAL over into the file and empties it. False while another connection still reads what is in
 * it: nothing is lost then, and the next one tries again.
 */
export function emptyWal(database: DatabaseSync): boolean {
  const outcome = database.prepare('pragma wal_checkpoint(truncate)').get();
  return outcome?.['busy'] === 0;
}

/** Where nothing is missing, no lock is asked for: a start does not wait for who writes just then. */
function migrate(database: DatabaseSync): void {
  for (const migration of migrationsOf('sqlite')) {
    if (isApplied(database, migration)) continue;
    if (migration.outsideTransaction) {
      database.exec(migration.sql);
      inTransaction(database, () => note(database, migration));
      continue;
    }
    // Processes that start together queue at the write lock; the later ones find the work done.
    inTransaction(database, () => {
      if (isApplied(database, migration)) return;
      database.exec(migration.sql);
      note(database, migration);
    });
  }
}

function isApplied(database: DatabaseSync, { name }: Migration): boolean {
  const table = database.prepare(`select 1 from sqlite_schema where type = 'table' and name = 'migration'`);
  if (table.get() === undefined) return false;
  return database.prepare('select 1 from migration where name = ?').get(name) !== undefined;
}

function note(database: DatabaseSync, { name }: Migration): void {
  database.exec(
    'create table if not exists migration (name text primary key, applied integer not null) strict',
  );
  database.prepare('insert or ignore into migration (name, applied) values (?, ?)').run(name, Date.now());
}
