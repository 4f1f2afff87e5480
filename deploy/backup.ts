/** Backups for people and for bewertra-backup.timer: see `help`. */
import { statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folder as checkedFolder } from '#common/settings/checks.ts';
import { loadSettings } from '#common/settings/load.ts';
import { backupStamp } from '#server/backupStamp.ts';
import { requireOwner } from '#server/cli/requireOwner.ts';
import { wordsOf } from '#server/cli/wordsOf.ts';
import { readConfig } from '#server/config.ts';
import { retentionCutoff } from '#server/retention/rule.ts';
import { readClock, safeTime } from '#server/retention/trustedClock.ts';
import type { StoreLocation } from '#server/store/database.ts';
import { copyErasures, erasuresFolder, deleteErasureNotes } from '#server/store/erasures.ts';
import { isUsable } from '#server/store/fileAccess.ts';
import { takeLock } from '#server/store/fileLock.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { ifThere, writeWhole } from '#server/store/wholeFile.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { backupName, longestKept, sha256Of, sumFile, timeOf, usualFolder, usualKeep } from './backupFile.ts';
import { runProgram } from './runProgram.ts';

const help = `Usage: node deploy/backup.ts

Makes a backup of the stored messages beside the running service, encrypts it where it is told for whom, and then
deletes all but the newest, and what is older than two weeks. Run by bewertra-backup.timer, in the folder of a
release; a second one waits until the first has ended. Variables of the environment:

  FOLDER         ${usualFolder}
  KEEP           ${usualKeep}: how many at most; one an hour for two weeks. The last good one is never deleted
  AGE_RECIPIENT  public key of age (age1…); the private one belongs on another machine. Unset: not encrypted, and
                 refused where backups were encrypted; "none" does without encryption on purpose

Exit codes: 0 done, 1 failed, 2 wrong usage.`;

/** SQLite's file as it is at this moment, without the secret: a stolen backup signs nothing. */
function dumpSqlite(dataDir: string, draft: string): void {
  const file = sqliteFile(dataDir);
  if (!isUsable(file))
    throw new Error(`there is no store at ${file}; DATA_DIR or DATABASE_URL says where it is`);
  const source = new DatabaseSync(file, { timeout: 10 * SECOND });
  try {
    source.prepare('vacuum into ?').run(draft);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(draft);
  try {
    copy.exec('pragma secure_delete = on; delete from contact_secret');
    const said = copy.prepare('pragma integrity_check').get()?.['integrity_check'];
    if (said !== 'ok') throw new Error(`the backup is damaged: ${String(said)}`);
  } finally {
    copy.close();
  }
}

/** Our tables in PostgreSQL as they are at this moment, likewise without the secret. */
function dumpPostgres(databaseUrl: string, draft: string): void {
  const what = ['--table=contact_*', '--exclude-table-data=contact_secret'];
  const how = ['--format=custom', '--no-owner', '--no-privileges', '--no-password'];
  runProgram('pg_dump', [...how, ...what, `--file=${draft}`], { databaseUrl });
  // Reads it through.
  runProgram('pg_restore', ['--file=/dev/null', draft]);
}

/** Makes sure that it survives a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Deletes a backup with its SHA-256. */
async function deleteBackup(folder: string, name: string): Promise<void> {
  await rm(join(folder, name));
  await rm(join(folder, sumFile(name)), { force: true });
}

/**
 * Deletes all but the newest, and of those what is older than was promised, with what is beside them; never the one that
 * was just made, whatever the clock says.
 * @param now the time by which it is safe to delete
 */
async function prune(folder: string, keep: number, made: string, now: Date): Promise<void> {
  const others = (await readdir(folder)).filter((name) => backupName.test(name) && name !== made).sort();
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - keep));
  const tooOld = others.filter((name) => (timeOf(name) ?? now).getTime() < now.getTime() - longestKept);
  for (const name of new Set([...tooMany, ...tooOld])) await deleteBackup(folder, name);
}

/** Deletes what somebody has decrypted beside the encrypted file: here it would be kept, and fetched with the others. */
async function deleteDecrypted(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  for (const name of names)
    if (backupName.test(name) && names.has(`${name}.age`)) {
      await rm(join(folder, name));
      console.error(`${name} was decrypted beside ${name}.age, and is deleted`);
    }
}

/** @throws where backups were encrypted until now: that the recipient is not set any more may be an oversight */
async function refuseUnencrypted(folder: string, dataDir: string): Promise<void> {
  const last = (await ifThere(readFile(join(dataDir, backupStamp), 'utf8'))) ?? '';
  const before = [...(await readdir(folder)), last.trim()];
  const encrypted = before.filter((name) => backupName.test(name) && name.endsWith('.age')).sort();
  if (encrypted.length > 0)
    throw new Error(
      `AGE_RECIPIENT is not set, and backups were encrypted until now (${encrypted.at(-1) ?? ''}): set it again ` +
        '(/etc/bewertra/backup), or AGE_RECIPIENT=none to do without encryption on purpose',
    );
}

/** What a variable says; an empty one counts as unset. */
const given = (value: string | undefined): string | undefined => (value?.trim() ? value.trim() : undefined);

/** Where backups go, how many stay, and for whom they are encrypted; "none" for nobody on purpose. */
type BackupSettings = { folder: string; keep: number; recipient: string };

/** @throws for what is no path of a folder, or is a file */
function requireFolder(folder: string): void {
  const [fault] = checkedFolder.safeParse(folder).error?.issues ?? [];
  if (fault !== undefined) throw new Error(`FOLDER: ${fault.message}`);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`FOLDER: ${folder} is no folder`);
}

function readBackupSettings(variables: NodeJS.ProcessEnv): BackupSettings {
  const { FOLDER, KEEP, AGE_RECIPIENT } = variables;
  const folder = given(FOLDER) ?? usualFolder;
  requireFolder(folder);
  const keep = given(KEEP) ?? String(usualKeep);
  if (!/^[1-9]\d*$/.test(keep)) throw new Error('KEEP: must be a whole number, 1 or more');
  const recipient = given(AGE_RECIPIENT) ?? '';
  return { folder, keep: Number(keep), recipient };
}

/** Encrypts a draft where it is told for whom; the file that is kept, and what is added to its name. */
function encryptDraft(draft: string, recipient: string): { file: string; ending: string } {
  if (recipient === '' || recipient === 'none') return { file: draft, ending: '' };
  const file = `${draft}.age`;
  runProgram('age', ['--encrypt', '--recipient', recipient, '--output', file, draft]);
  return { file, ending: '.age' };
}

/** The time by which it is safe to delete: a clock that is ahead deletes nothing. */
async function timeToDeleteBy(dataDir: string): Promise<Date> {
  const now = Date.now();
  return safeTime((await readClock(dataDir)) ?? { known: now }, now);
}

/**
 * Puts the notes of erasures beside the backups, and deletes those that no backup is as old as: without them a restore
 * would bring back whoever was erased.
 */
async function keepErasures(dataDir: string, folder: string, now: Date): Promise<void> {
  await copyErasures(erasuresFolder(dataDir), erasuresFolder(folder));
  await deleteErasureNotes(erasuresFolder(folder), retentionCutoff(now));
}

/** For how long a backup waits for another one that is being made, in milliseconds. */
const waitForOther = 5 * MINUTE;

/**
 * Makes a backup and resolves to its path.
 * @throws when another one, of the timer or of somebody else, is being made in the same folder for minutes
 */
async function backUp(): Promise<string> {
  const settings = readBackupSettings(process.env);
  const { variables, fromFile } = loadSettings();
  const config = readConfig(variables, fromFile);
  requireOwner(config);
  const { folder } = settings;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const letGo = takeLock(join(folder, '.lock.sqlite'), waitForOther);
  if (letGo === undefined) throw new Error(`another backup is being made in ${folder}`);
  return backUpAlone(settings, config).finally(letGo);
}

async function backUpAlone(
  { folder, keep, recipient }: BackupSettings,
  { dataDir, databaseUrl }: StoreLocation,
): Promise<string> {
  await deleteDecrypted(folder);
  if (recipient === '') await refuseUnencrypted(folder, dataDir);

  const plain = `${new Date().toISOString().replace(/:|\.\d+/g, '')}.backup`;
  // On the same disk, so that it gets its name when it is whole.
  const draft = join(folder, '.draft');
  const drafts = [draft, `${draft}-journal`, `${draft}.age`];
  const clear = () => Promise.all(drafts.map((one) => rm(one, { force: true })));
  await clear();
  try {
    if (databaseUrl === undefined) dumpSqlite(dataDir, draft);
    else dumpPostgres(databaseUrl, draft);
    const sum = await sha256Of(draft);
    const { file, ending } = encryptDraft(draft, recipient);
    const name = plain + ending;
    await sync(file);
    // Of the file as it is restored, so that one that was decrypted is checked as well.
    await writeWhole(join(folder, `${plain}.sha256`), `${sum}  ${plain}\n`);
    await rename(file, join(folder, name));
    const now = await timeToDeleteBy(dataDir);
    await keepErasures(dataDir, folder, now);
    await sync(folder);
    await prune(folder, keep, name, now);
    await writeWhole(join(dataDir, backupStamp), `${name}\n`);
    return join(folder, name);
  } finally {
    await clear();
  }
}

/** Does what the command line asks for. @returns the exit code */
async function main(args: readonly string[]): Promise<number> {
  const [option] = args;
  if (option === '--help' || option === '-h') console.log(help);
  else if (option === undefined) console.log(await backUp());
  else {
    console.error(`"${option}" is not understood.\n\n${help}`);
    return 2;
  }
  return 0;
}

process.umask(0o077);
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`${basename(import.meta.filename)}: ${wordsOf(error)}`);
  process.exitCode = 1;
}
