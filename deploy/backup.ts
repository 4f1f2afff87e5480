/**
 * Makes a backup of the stored messages beside the running service, encrypts it where it is told for whom, and then
 * deletes all but the newest. Run by bewertra-backup.timer, in the folder of a release: `node deploy/backup.ts`.
 *
 *   FOLDER         /var/lib/bewertra-backup
 *   KEEP           336: how many; one an hour for two weeks. The last good one is never deleted
 *   AGE_RECIPIENT  public key of age (age1…); the private one belongs on another machine. Unset: not encrypted
 */
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadSettings } from '#common/settings/load.ts';
import { backupStamp } from '#server/backupStamp.ts';
import { requireOwner } from '#server/cli/requireOwner.ts';
import { readConfig } from '#server/config.ts';
import { retentionCutoff } from '#server/retention/rule.ts';
import { copyErasures, erasuresFolder, forgetErasures } from '#server/store/erasures.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { writeWhole } from '#server/store/wholeFile.ts';
import { SECOND } from '#server/time.ts';
import { runProgram, sha256Of } from './shared.ts';

/** SQLite's file as it is at this moment, without the secret: a stolen backup signs nothing. */
function dumpSqlite(dataDir: string, draft: string): void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file))
    throw new Error(`there is no outbox at ${file}; DATA_DIR or DATABASE_URL says where it is`);
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
  runProgram('pg_dump', [...how, ...what, `--file=${draft}`], databaseUrl);
  // Reads it through.
  runProgram('pg_restore', ['--file=/dev/null', draft]);
}

/** Makes sure that it survives a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Deletes all but the newest, with what is beside them; never the one that was just made, whatever the clock says. */
async function prune(folder: string, keep: number, made: string): Promise<void> {
  const stamped = /^\d{4}-\d\d-\d\dT\d{6}Z\.backup(\.age)?$/;
  const older = (await readdir(folder)).filter((name) => stamped.test(name) && name !== made).sort();
  for (const name of older.slice(0, Math.max(0, older.length + 1 - keep))) {
    await rm(join(folder, name));
    await rm(join(folder, `${name.replace(/\.age$/, '')}.sha256`), { force: true });
  }
}

async function backUp(): Promise<string> {
  const { FOLDER: folder = '/var/lib/bewertra-backup', KEEP = '336', AGE_RECIPIENT = '' } = process.env;
  if (!/^[1-9]\d*$/.test(KEEP)) throw new Error('KEEP: must be a whole number, 1 or more');
  const { variables, fromFile } = loadSettings();
  const config = readConfig(variables, fromFile);
  const { dataDir, databaseUrl } = config;
  requireOwner(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });

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
    let [whole, name] = [draft, plain];
    if (AGE_RECIPIENT !== '') {
      [whole, name] = [`${draft}.age`, `${plain}.age`];
      runProgram('age', ['--encrypt', '--recipient', AGE_RECIPIENT, '--output', whole, draft]);
    }
    await sync(whole);
    // Of the file as it is restored, so that one that was decrypted is checked as well.
    await writeWhole(join(folder, `${plain}.sha256`), `${sum}  ${plain}\n`);
    await rename(whole, join(folder, name));
    await copyErasures(erasuresFolder(dataDir), erasuresFolder(folder));
    await forgetErasures(erasuresFolder(folder), retentionCutoff(new Date()));
    await sync(folder);
    await prune(folder, Number(KEEP), name);
    await writeWhole(join(dataDir, backupStamp), `${name}\n`);
    return join(folder, name);
  } finally {
    await clear();
  }
}

process.umask(0o077);
try {
  console.log(await backUp());
} catch (error) {
  console.error(`${basename(import.meta.filename)}: ${(error as Error).message}`);
  process.exitCode = 1;
}
