import { constants, existsSync, rmSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { Contents, Prepared, Undelivered } from '#server/store/backup.ts';
import { erasedUntil, type Erasure } from '#server/store/erasures.ts';
import { putInPlace } from '#server/store/wholeFile.ts';
import { readSqliteBackup } from './backup.ts';
import { openSqliteDatabase } from './database.ts';
import { draftOf, removeDraft } from './draft.ts';
import { lockStore } from './lock.ts';
import { isLocked } from './patience.ts';
import { spreadMessages } from './spread.ts';
import { sqliteFile } from './store.ts';

/**
 * Gets a backup ready beside the SQLite file; the last step is renaming it.
 * @param accept throws for what the caller does not want
 */
export async function prepareRestoreToSqlite(
  dataDir: string,
  file: string,
  erasures: Erasure[],
  accept: (contents: Contents) => void,
): Promise<Contents & Prepared> {
  const release = lockStore(dataDir, 'alone');
  const present = sqliteFile(dataDir);
  const draft = draftOf(present);
  const abandon = () => {
    removeDraft(present);
    release();
    return Promise.resolve();
  };
  try {
    removeDraft(present);
    await copyFile(file, draft, constants.COPYFILE_FICLONE);
    await chmod(draft, 0o600);
    const contents = readSqliteBackup(draft, file);
    accept(contents);
    const database = openSqliteDatabase(draft);
    try {
      database.exec('drop table backup');
      const lost = settle(present, draft);
      const erased = eraseAgain(database, erasures);
      const undelivered = undeliveredIn(database);
      // Written anew: nothing of who was erased comes back with it, and no WAL stays.
      database.exec('vacuum; pragma journal_mode = delete');
      return { ...contents, erased, undelivered, lost, commit, abandon };
    } finally {
      database.close();
    }
  } catch (error) {
    await abandon();
    throw error;
  }

  async function commit(): Promise<void> {
    try {
      // Where the file could be read they are gone already: a left-over WAL must not meet another file.
      for (const companion of ['-wal', '-shm']) rmSync(present + companion, { force: true });
      await putInPlace(draft, present);
    } finally {
      await abandon();
    }
  }
}

/**
 * Brings the WAL of the present file over into it, so that one file is all there is and replacing it is one
 * step, and counts the messages in it that the new one lacks. Undefined where it cannot be read.
 * @throws where somebody has it open who does not know the lock, such as a shell
 */
function settle(present: string, next: string): number | undefined {
  if (!existsSync(present)) return 0;
  try {
    const database = new DatabaseSync(present, { timeout: 0 });
    try {
      database.exec('pragma journal_mode = delete');
      database.prepare('attach ? as next').run(next);
      const missing =
        'select count(*) as number from main.message where id not in (select id from next.message)';
      return Number(database.prepare(missing).get()?.['number']);
    } finally {
      database.close();
    }
  } catch (error) {
    if (isLocked(error)) throw new Error(`another program has ${present} open`, { cause: error });
    return undefined;
  }
}

function eraseAgain(database: DatabaseSync, erasures: Erasure[]): number {
  const until = erasedUntil(erasures);
  const erase = database.prepare('delete from message where sender = ? and received <= ?');
  return database
    .prepare('select distinct sender from message')
    .all()
    .map(({ sender }) => {
      const time = until(String(sender));
      return time === undefined ? 0 : Number(erase.run(String(sender), time.getTime()).changes);
    })
    .reduce((sum, changes) => sum + changes, 0);
}

function undeliveredIn(database: DatabaseSync): Undelivered[] {
  spreadMessages(database)();
  return database
    .prepare(
      `select id, reference, received, group_concat(destination) as destinations
       from message join delivery on message = id where state = 'queued'
       group by id order by received, id`,
    )
    .all()
    .map(({ id, reference, received, destinations }) => ({
      id: String(id),
      reference: reference === null ? undefined : String(reference),
      receivedAt: new Date(Number(received)),
      destinations: String(destinations).split(','),
    }));
}
