/**
 * Replaces all stored messages by those of a backup, with the service stopped on every machine: `node deploy/restore.ts
 * FILE`, in the folder of a release, as the service's user. Names what came since the backup and is gone; who was erased
 * since is erased again.
 */
import { existsSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { loadSettings } from '#common/settings/load.ts';
import { requireOwner } from '#server/cli/requireOwner.ts';
import { run } from '#server/cli/run.ts';
import { readConfig, type Config } from '#server/config.ts';
import { copyErasures, erasuresFolder, readErasures } from '#server/store/erasures.ts';
import { everyMessage } from '#server/store/person.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { openStore } from '#server/store/store.ts';
import { refuseUnfit, refuseUsed, runProgram } from './shared.ts';

/** What is stored, by what people call it. */
async function messagesIn(config: Config): Promise<Set<string>> {
  const { outbox, close } = await openStore(config);
  try {
    const names = new Set<string>();
    for await (const { id, reference } of everyMessage(outbox)) names.add(reference ?? id);
    return names;
  } finally {
    await close();
  }
}

/** Puts a backup in the place of SQLite's file, in one step: whatever ends it, the old or the new one is there. */
async function replaceFile(file: string, backup: string): Promise<void> {
  const draft = `${file}.restoring`;
  await copyFile(backup, draft);
  const handle = await open(draft, 'r+');
  await handle.chmod(0o600);
  await handle.sync().finally(() => handle.close());
  // The old file's log must not meet the new file; what was in it is in the old file by now.
  for (const companion of ['-wal', '-shm']) await rm(file + companion, { force: true });
  await rename(draft, file);
}

async function restore(backup: string): Promise<number> {
  const settings = loadSettings();
  const config = readConfig(settings.variables, settings.fromFile);
  const { dataDir, databaseUrl } = config;
  const file = sqliteFile(dataDir);
  const noted = erasuresFolder(dataDir);
  requireOwner(config);
  await refuseUnfit(backup, databaseUrl !== undefined);
  // A note that cannot be read must not pass for "nobody".
  for (const folder of [erasuresFolder(dirname(backup)), noted]) await readErasures(folder);
  await copyErasures(erasuresFolder(dirname(backup)), noted);
  await refuseUsed(file, databaseUrl);
  const isNew = databaseUrl === undefined && !existsSync(file);
  const before = isNew ? new Set<string>() : await messagesIn(config).catch(() => undefined);

  const how = ['--clean', '--if-exists', '--single-transaction', '--no-owner', '--no-password', '--dbname='];
  if (databaseUrl === undefined) await replaceFile(file, backup);
  else runProgram('pg_restore', [...how, backup], databaseUrl);
  const after = await messagesIn(config);
  const lost = before?.difference(after);
  console.log(`${after.size} messages of ${backup} are in place.`);
  if (lost === undefined) console.log('Gone: what was stored before, which could not be read.');
  else if (lost.size > 0) console.log(`Gone, as they came since: ${lost.size} (${[...lost].join(', ')}).`);
  const code = await run(['erase', '--again'], settings, {
    out: console.log,
    err: console.error,
    ask: () => Promise.resolve(''),
  });
  if (code !== 0)
    console.error('Who was erased since may be back: contact erase --again, before a server starts.');
  return code;
}

process.umask(0o077);
const [operand, ...more] = process.argv.slice(2);
try {
  if (operand === undefined || more.length > 0) throw new Error('say which file');
  process.exitCode = await restore(resolve(operand));
} catch (error) {
  console.error(`${basename(import.meta.filename)}: ${(error as Error).message}`);
  process.exitCode = 1;
}
