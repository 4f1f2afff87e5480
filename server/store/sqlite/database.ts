import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrationsOf } from '#server/store/migrations.ts';
import { SECOND } from '#server/time.ts';

/**
 * Opens (and creates) the SQLite file with its migrations applied.
 * WAL with `synchronous=FULL`: a commit is on the disk before it returns.
 */
export function openSqliteDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Created before SQLite does, readable by the owner only; the WAL files inherit it.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 5 * SECOND });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full;');
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

/** Processes that start together queue at the write lock; the later ones find the work done. */
function migrate(database: DatabaseSync): void {
  inTransaction(database, () => {
    database.exec(
      'create table if not exists migration (name text primary key, applied integer not null) strict',
    );
    const isApplied = database.prepare('select 1 from migration where name = ?');
    const note = database.prepare('insert into migration (name, applied) values (?, ?)');
    for (const { name, sql } of migrationsOf('sqlite')) {
      if (isApplied.get(name)) continue;
      database.exec(sql);
      note.run(name, Date.now());
    }
  });
}
