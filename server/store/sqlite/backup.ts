import { DatabaseSync } from 'node:sqlite';
import type { Contents } from '#server/store/backup.ts';
import { SECOND } from '#server/time.ts';
import { lockStore } from './lock.ts';
import { isDamaged } from './patience.ts';
import { sqliteFile } from './store.ts';

/** How long to wait for a lock, in milliseconds; who writes meanwhile is not held up. */
const patience = 30 * SECOND;

/**
 * Writes what the SQLite file and its WAL hold at this moment into a new file that needs no WAL, and that has
 * no room left over in which something deleted could lie.
 */
export function backUpSqlite(dataDir: string, file: string): Promise<Contents> {
  return Promise.try(() => {
    const release = lockStore(dataDir, 'shared');
    try {
      const made = Date.now();
      const source = new DatabaseSync(sqliteFile(dataDir), { timeout: patience });
      try {
        source.prepare('vacuum into ?').run(file);
      } finally {
        source.close();
      }
      const copy = new DatabaseSync(file);
      try {
        copy.exec(`create table backup (made integer not null) strict; insert into backup values (${made})`);
      } finally {
        copy.close();
      }
      return readSqliteBackup(file);
    } finally {
      release();
    }
  });
}

/**
 * Reads a backup through.
 * @param name what to call it in errors
 * @throws where it is damaged or not a backup
 */
export function readSqliteBackup(file: string, name = file): Contents {
  const database = new DatabaseSync(file, { readOnly: true });
  const column = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0]);
  try {
    const tables = column(`select name from sqlite_schema where type = 'table'`);
    if (!['backup', 'message', 'migration'].every((name) => tables.includes(name)))
      throw new Error(`${name} was not made by "contact backup"`);
    if (column('pragma integrity_check(1)')[0] !== 'ok') throw new Error(`${name} is damaged`);
    const [made] = column('select made from backup');
    return {
      made: new Date(Number(made)),
      messages: Number(column('select count(*) from message')[0]),
      migrations: column('select name from migration').map(String),
    };
  } catch (error) {
    throw isDamaged(error) ? new Error(`${name} is damaged`, { cause: error }) : error;
  } finally {
    database.close();
  }
}
