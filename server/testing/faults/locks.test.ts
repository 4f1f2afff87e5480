import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  lookAtBackup,
  lookAtDeliveries,
  lookAtDisk,
  lookAtReceipts,
  lookAtStore,
  lookAtUnit,
} from '#server/alerts/checks.ts';
import { createMetrics } from '#server/metrics.ts';
import { startRetention } from '#server/retention/job.ts';
import type { Database } from '#server/store/database.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { contactAnswering } from '#server/testing/cli.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { askForeign, foreignSqlites } from '#server/testing/foreignSqlite.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { SECOND } from '#server/time.ts';
import { scrubStore } from '#server/store/scrub.ts';
import { storeMessage } from '#server/store/outbox.ts';
import { checkWritable } from '#server/store/writable.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The locks that this process holds on a file, as Linux lists them (proc_locks(5)): which kind, and on which bytes. */
function locksOn(file: string): string[] {
  const { ino } = statSync(file);
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , , pid, inode]) => Number(pid) === process.pid && inode?.endsWith(`:${ino}`) === true)
    .map(([, , , access, , , ...bytes]) => [access, ...bytes].join(' '))
    .sort();
}

type Used = { database: Database; dataDir: string };

/**
 * A program of its own, beside the server, on the same store.
 * @throws when it fails
 */
async function program(dataDir: string, args: string[], input = ''): Promise<void> {
  const running = promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, FOLDER: join(dataDir, 'backups') },
  });
  running.child.stdin?.end(input);
  await running;
}

/** Commands in the process of the store, by somebody who names the sample's sender. */
const { json: contactJson } = contactAnswering(sampleContact.email);

async function retain({ database, dataDir }: Used): Promise<void> {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { stop } = startRetention({ database, dataDir, log });
  await vi.waitFor(() => expect(lines.join('')).toContain('retention done'), 20 * SECOND);
  await stop();
}

/** What runs while the service runs, in its process and beside it. */
const tasks: Record<string, (used: Used) => Promise<unknown>> = {
  'the rewriting after a deletion': ({ database }) => scrubStore(database),
  'the daily retention': retain,
  'the watch of the store': ({ database }) => lookAtStore(database),
  'the watch of deliveries': ({ database }) => lookAtDeliveries(database, ['team']),
  'the watch of receipts': ({ database }) => lookAtReceipts(database, true),
  'the watch of the unit': ({ database, dataDir }) => lookAtUnit(dataDir, database),
  'the watch of the disk': ({ dataDir }) => lookAtDisk(dataDir),
  'the watch of backups': ({ dataDir }) => lookAtBackup(dataDir),
  metrics: ({ database, dataDir }) => createMetrics(database, dataDir).registry.metrics(),
  'a list in the same process': ({ dataDir }) => contactJson({ DATA_DIR: dataDir }, 'list'),
  'an erasure in the same process': ({ dataDir }) => contactJson({ DATA_DIR: dataDir }, 'erase'),
  'an erasure in another process': ({ dataDir }) =>
    program(dataDir, ['server/cli/main.ts', 'erase'], `${sampleContact.email}\n`),
  'a backup': ({ dataDir }) => program(dataDir, ['deploy/backup.ts']),
};

it.each(Object.keys(tasks))(
  'after %s the locks of SQLite still stand, so that nobody takes its WAL',
  async (name) => {
    const dataDir = temporaryFolder();
    const database = testStore({ folder: dataDir });
    await storeMessage(database, message);
    const file = sqliteFile(dataDir);
    const before = locksOn(file);
    const beforeShared = locksOn(`${file}-shm`);
    expect(before).not.toEqual([]);
    expect(beforeShared).not.toEqual([]);
    await tasks[name]?.({ database, dataDir });
    expect(locksOn(file)).toEqual(before);
    expect(locksOn(`${file}-shm`)).toEqual(beforeShared);
  },
);

it.each(foreignSqlites)('%s leaves the WAL to the service when it has looked', async (foreign) => {
  const dataDir = temporaryFolder();
  const database = testStore({ folder: dataDir });
  await storeMessage(database, message);
  await scrubStore(database);
  const wal = `${sqliteFile(dataDir)}-wal`;
  const { ino } = statSync(wal);
  expect(askForeign(foreign, dataDir, 'select count(*) from contact_message')).toBe('1');
  expect(statSync(wal).ino).toBe(ino);
});

it('the store is readable by its owner only, with what SQLite keeps beside it', async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const dataDir = join(temporaryFolder(), 'data');
  await checkWritable(testStore({ folder: dataDir }));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of ['', '-wal', '-shm'])
    expect(statSync(sqliteFile(dataDir) + name).mode & 0o777).toBe(0o600);
});
