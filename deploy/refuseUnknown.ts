import { DatabaseSync } from 'node:sqlite';
import { wordsOf } from '#server/cli/wordsOf.ts';
import { migrationLockTable, migrationTable } from '#server/store/migrations/origin.ts';
import { requireKnown } from '#server/store/migrations/version.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { messagesIn } from './messagesIn.ts';
import { runProgram } from './runProgram.ts';

/** Without it nothing of ours is in a backup, of whatever release; to take that for an empty store would lose the present one. */
const noStore = 'it holds no store of the contact service';

/**
 * Looks at a draft before it replaces anything.
 * @param draft the folder that has it where a store has its file
 * @param backup what people call it
 * @throws where this release cannot take it: it is newer, somebody else's, or not to be read
 */
export async function refuseUnknown(draft: string, backup: string, isPostgres: boolean): Promise<void> {
  try {
    if (isPostgres) refuseArchive(sqliteFile(draft));
    else await refuseFile(draft);
  } catch (error) {
    throw new Error(`${backup} cannot be restored: ${wordsOf(error)}`, { cause: error });
  }
}

/** SQLite's file is opened as the service opens it, and brought up to date where it stands. */
async function refuseFile(draft: string): Promise<void> {
  const database = new DatabaseSync(sqliteFile(draft));
  try {
    if (database.prepare('select 1 from sqlite_schema').get() === undefined) throw new Error(noStore);
  } finally {
    database.close();
  }
  await messagesIn({ dataDir: draft });
}

/** Of PostgreSQL's archive its own programs tell what is in it, without a database. */
function refuseArchive(archive: string): void {
  const list = runProgram('pg_restore', ['--list', archive]);
  const found = [...list.matchAll(/^\d+; \d+ \d+ TABLE (?!DATA )\S+ (contact_\S+) /gm)];
  const own = [migrationTable, migrationLockTable];
  const tables = found.map(([, name = '']) => name).filter((name) => !own.includes(name));
  if (!tables.includes('contact_message')) throw new Error(noStore);
  // Of release 0.1.0, which noted the files that it had run.
  const ran = namesIn(archive, 'contact_migration');
  requireKnown({ tables: tables.sort(), ran }, namesIn(archive, migrationTable), true);
}

/** The first column of a table in an archive, in order. */
function namesIn(archive: string, table: string): string[] {
  const sql = runProgram('pg_restore', ['--data-only', `--table=${table}`, '--file=-', archive]);
  const [, rows = ''] = /^COPY .* FROM stdin;\n(.*?)^\\\.$/ms.exec(sql) ?? [];
  return rows
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.replace(/\t.*/, ''))
    .sort();
}
