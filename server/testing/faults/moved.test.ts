import { once } from 'node:events';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pino } from 'pino';
import { agreedNow } from '#common/legalVersions.ts';
import { lookAtStore } from '#server/alerts/checks.ts';
import { alertSender } from '#server/alerts/send.ts';
import { startWatch } from '#server/alerts/watch.ts';
import { createMetrics } from '#server/metrics.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { alertReceiver, ntfy } from '#server/testing/alertReceivers.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { askForeign } from '#server/testing/foreignSqlite.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { SECOND } from '#server/time.ts';
import { storeMessage } from '#server/store/outbox.ts';
import { scrubStore } from '#server/store/scrub.ts';
import { checkWritable } from '#server/store/writable.ts';
import { storedAlertStates } from '#server/store/alertState.ts';

/** Puts other bytes of the same content under the name, as an editor or a copied backup does. */
function exchange(path: string): void {
  const other = `${path}.other`;
  copyFileSync(path, other);
  renameSync(other, path);
}

/** What people do to the files of a store that is in use. */
const accidents: Record<string, (file: string) => void> = {
  'its WAL is deleted': (file) => rmSync(`${file}-wal`),
  'its WAL is exchanged': (file) => exchange(`${file}-wal`),
  'the index of its WAL is deleted': (file) => rmSync(`${file}-shm`),
  'its file is deleted': (file) => rmSync(file),
  'its file is moved': (file) => renameSync(file, `${file}.old`),
  'its file is exchanged': (file) => exchange(file),
  'its file is emptied and made anew': (file) => {
    rmSync(file);
    writeFileSync(file, '');
  },
};

it.each(Object.keys(accidents))('no message is acknowledged while %s, and /readyz says so', async (what) => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ ...nowhere, DATA_DIR });
  onTestFinished(server.kill);
  expect(await send(server.address)).toBeTypeOf('string');
  accidents[what]?.(sqliteFile(DATA_DIR));
  expect(await send(server.address)).toBe(503);
  const { status } = await fetch(`${server.address}/readyz`);
  expect(status).toBe(503);
  const cause = /outbox\.sqlite(-wal|-shm)? was (deleted or moved|exchanged) while the service/;
  await vi.waitFor(() => expect(server.output()).toMatch(cause), 10 * SECOND);
});

it.each(Object.keys(accidents))('a person is told while %s', async (what) => {
  const folder = temporaryFolder();
  const database = testStore({ folder });
  await storeMessage(database, message);
  const receiver = await alertReceiver(ntfy);
  const watch = startWatch({
    checks: [],
    storeChecks: [() => lookAtStore(database)],
    states: storedAlertStates(database),
    send: alertSender(`${receiver.address}/?topic=t`),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(database, folder),
    interval: 10,
  });
  onTestFinished(watch.stop);
  accidents[what]?.(sqliteFile(folder));
  await vi.waitFor(() => expect(receiver.shown).toHaveLength(1), 10 * SECOND);
  expect(receiver.shown[0]).toContain('the store cannot write');
});

it.each(Object.keys(accidents))(
  'what was deleted is not written anew while %s, into what is there instead',
  async (what) => {
    const folder = temporaryFolder();
    const database = testStore({ folder });
    await storeMessage(database, message);
    accidents[what]?.(sqliteFile(folder));
    await expect(scrubStore(database)).rejects.toThrow('while the service uses it');
  },
);

it('a message is not acknowledged whose file was deleted while it was stored', async () => {
  const folder = temporaryFolder();
  const database = testStore({ folder });
  await storeMessage(database, message);
  const inTheMiddle = {
    ...message,
    get agreed() {
      rmSync(sqliteFile(folder));
      return agreedNow();
    },
  };
  await expect(storeMessage(database, inTheMiddle)).rejects.toThrow(
    'was deleted or moved while the service uses it',
  );
});

it('a file that is moved back is in use again, and all is well', async () => {
  const folder = temporaryFolder();
  const database = testStore({ folder });
  await storeMessage(database, message);
  const file = sqliteFile(folder);
  renameSync(file, `${file}.old`);
  await expect(checkWritable(database)).rejects.toThrow(`${file} was deleted or moved`);
  renameSync(`${file}.old`, file);
  await checkWritable(database);
  expect(await storeMessage(database, message)).toMatchObject({ kind: 'accepted' });
});

it('what a deleted WAL held is in the file once the service has been stopped in good order', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ ...nowhere, DATA_DIR });
  onTestFinished(server.kill);
  for (let sent = 0; sent < 5; sent += 1) expect(await send(server.address)).toBeTypeOf('string');
  const wal = `${sqliteFile(DATA_DIR)}-wal`;
  expect(readFileSync(wal).length).toBeGreaterThan(0);
  rmSync(wal);
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect(askForeign('Debian’s sqlite3', DATA_DIR, 'select count(*) from contact_message')).toBe('5');
  expect(askForeign('Debian’s sqlite3', DATA_DIR, 'pragma integrity_check')).toBe('ok');
});
