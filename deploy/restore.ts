/**
 * Replaces all stored messages by those of a backup, with the service stopped on every machine: `node deploy/restore.ts
 * FILE`, in the folder of a release, as the service's user. Names what came since the backup and is gone; who was erased
 * since is erased again.
 *
 * An encrypted backup comes decrypted on standard input, so that it lies in none of the backups' files; in the data folder it
 * stands until it is checked. FILE says which:
 * `age --decrypt --identity KEY FILE.age | node deploy/restore.ts FILE.age`.
 */
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { loadSettings, type Settings } from '#common/settings/load.ts';
import { requireOwner } from '#server/cli/requireOwner.ts';
import { run } from '#server/cli/run.ts';
import { wordsOf } from '#server/cli/wordsOf.ts';
import { readConfig, type Config } from '#server/config.ts';
import { restoringFolder } from '#server/store/erase.ts';
import { copyErasures, erasuresFolder, readErasures } from '#server/store/erasures.ts';
import { isThere, isUsable } from '#server/store/fileAccess.ts';
import { holdStore } from '#server/store/owner.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { copyChecked, howToDecrypt, plainName, refuseByName } from './backupFile.ts';
import { messagesIn } from './messagesIn.ts';
import { refuseUnknown } from './refuseUnknown.ts';
import { refuseUsed } from './refuseUsed.ts';
import { runProgram } from './runProgram.ts';

/** Puts a draft in the place of SQLite's file, in one step: whatever ends it, the old or the new one is there. */
async function replaceFile(file: string, draft: string): Promise<void> {
  await chmod(draft, 0o600);
  // The old file's log must not meet the new file; what was in it is in the old file by now.
  for (const companion of ['-wal', '-shm']) await rm(file + companion, { force: true });
  await rename(draft, file);
}

/** Deletes the tables of the service: those of a later release, which a backup does not name, would be in the way of it. */
const dropTables = `do $$ declare names text; begin
  select string_agg(format('%I', tablename), ', ') into names from pg_tables
    where schemaname = current_schema() and tablename like 'contact\\_%';
  if names is not null then execute 'drop table ' || names; end if;
end $$`;

/** Has PostgreSQL take in a draft in one step, by a script that has lost its name before: whatever ends it, no file is left. */
async function replaceTables(databaseUrl: string, draft: string): Promise<void> {
  const script = `${draft}.sql`;
  runProgram('pg_restore', ['--no-owner', `--file=${script}`, draft]);
  const handle = await open(script, 'r');
  try {
    for (const file of [draft, script]) await rm(file);
    const how = ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--single-transaction'];
    const what = [`--command=${dropTables}`, '--file=-'];
    runProgram('psql', [...how, ...what], { databaseUrl, input: handle.fd });
  } finally {
    await handle.close();
  }
}

/**
 * The content of a backup as it is restored: of the file, or, where that is encrypted, what comes on standard input.
 * @throws for a file that was decrypted into the folder of the backups, where it would be kept, and fetched by others
 */
function contentOf(backup: string): Readable {
  if (backup.endsWith('.age')) {
    if (process.stdin.isTTY) throw new Error(`${backup} is encrypted: ${howToDecrypt(backup)}`);
    return process.stdin;
  }
  if (isThere(`${backup}.age`))
    throw new Error(
      `${backup} was decrypted beside ${basename(backup)}.age, where it would be kept, and copied with the backups: ` +
        `delete it, then ${howToDecrypt(backup)}`,
    );
  if (!isThere(backup)) throw new Error(`${backup} is not there`);
  return createReadStream(backup);
}

/** Brings the notes of erasures from beside a backup to the store, where `erase --again` reads them. */
async function bringErasures(beside: string, noted: string): Promise<void> {
  // A note that cannot be read must not pass for "nobody".
  for (const folder of [beside, noted]) await readErasures(folder);
  if (!isThere(beside) && !isThere(noted))
    console.error(
      `There are no notes of erasures, neither ${beside} nor ${noted}: ` +
        'erase again who asked for it since this backup.',
    );
  await copyErasures(beside, noted);
}

/** What is stored before a restore; undefined where it cannot be read, which is a reason to restore. */
async function messagesBefore(config: Config): Promise<Set<string> | undefined> {
  const { dataDir, databaseUrl } = config;
  const isNew = databaseUrl === undefined && !isUsable(sqliteFile(dataDir));
  return isNew ? new Set() : messagesIn(config).catch(() => undefined);
}

/** Puts the messages of a backup in the place of those that are stored, and says which are gone. */
async function replaceMessages(config: Config, backup: string): Promise<void> {
  const { dataDir, databaseUrl } = config;
  const file = sqliteFile(dataDir);
  const isPostgres = databaseUrl !== undefined;
  const restoring = restoringFolder(dataDir);
  const draft = sqliteFile(restoring);
  const clear = () => rm(restoring, { recursive: true, force: true });
  await clear();
  try {
    await mkdir(restoring, { mode: 0o700 });
    await copyChecked(contentOf(backup), backup, { target: draft, isPostgres });
    await refuseUnknown(restoring, plainName(backup), isPostgres);
    await bringErasures(erasuresFolder(dirname(backup)), erasuresFolder(dataDir));
    await refuseUsed(file, databaseUrl);
    const before = await messagesBefore(config);

    if (databaseUrl === undefined) await replaceFile(file, draft);
    else await replaceTables(databaseUrl, draft);
    const after = await messagesIn(config);
    console.log(`${after.size} messages of ${plainName(backup)} are in place.`);
    sayLost(before?.difference(after));
  } finally {
    await clear();
  }
}

function sayLost(lost: Set<string> | undefined): void {
  if (lost === undefined) console.log('Gone: what was stored before, which could not be read.');
  else if (lost.size > 0) console.log(`Gone, as they came since: ${lost.size} (${[...lost].join(', ')}).`);
}

/** Erases again who was erased since the backup was made. @returns the exit code */
async function eraseAgain(settings: Settings): Promise<number> {
  const code = await run(['erase', '--again'], () => settings, {
    out: console.log,
    err: console.error,
    ask: () => Promise.resolve(''),
  });
  if (code !== 0)
    console.error('Who was erased since may be back: contact erase --again, before a server starts.');
  return code;
}

async function restore(backup: string): Promise<number> {
  const settings = loadSettings();
  const config = readConfig(settings.variables, settings.fromFile);
  requireOwner(config);
  refuseByName(backup);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const letGo = holdUnused(config);
  try {
    await replaceMessages(config, backup);
    return await eraseAgain(settings);
  } finally {
    letGo();
  }
}

/**
 * Keeps a server from starting on SQLite's file, which it would go on in once that is exchanged; and from sending to
 * whoever is to be erased again. PostgreSQL's tables stay in their place.
 * @returns lets go of it
 * @throws StoreInUse while a server runs
 */
function holdUnused({ dataDir, databaseUrl }: Config): () => void {
  return databaseUrl === undefined ? holdStore(dataDir) : () => undefined;
}

process.umask(0o077);
const [operand, ...more] = process.argv.slice(2);
try {
  if (operand === undefined || more.length > 0) throw new Error('say which file');
  process.exitCode = await restore(resolve(operand));
} catch (error) {
  console.error(`${basename(import.meta.filename)}: ${wordsOf(error)}`);
  process.exitCode = 1;
}
