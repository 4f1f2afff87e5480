import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { startDelivery } from '#server/delivery/worker.ts';
import { createMetrics } from '#server/metrics.ts';
import { startRetention } from '#server/retention/job.ts';
import { openSqliteStore, sqliteFile } from '#server/store/sqlite/store.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { plainApp } from '#server/testing/plainApp.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { sharedSite } from '#server/testing/site.ts';
import { SECOND } from '#server/time.ts';

/** The service on a store, and someone else who holds its write lock: a backup, a person with a shell, an indexer. */
async function setUp(patience: { work: number; check: number }) {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder, Date.now, patience);
  const { outbox } = store;
  const app = await plainApp({}, { outbox, siteDir: sharedSite() });
  const log = pino({ level: 'silent' });
  const delivered: string[] = [];
  const destination = {
    kind: 'team' as const,
    name: 'a list',
    send: ({ id }: { id: string }) => Promise.resolve(void delivered.push(id)),
    close: () => undefined,
  };
  const delivery = startDelivery({ outbox, destination, log, metrics: createMetrics(outbox), interval: 20 });
  const retention = startRetention({ outbox, dataDir: folder, log, interval: 20 });
  const holder = new DatabaseSync(sqliteFile(folder), { timeout: 5 * SECOND });
  onTestFinished(async () => {
    holder.close();
    await Promise.all([delivery.stop(), retention.stop(), app.close()]);
    await store.close();
  });
  const post = () => app.inject({ method: 'POST', url: contactPath, payload: sampleContact });
  return { app, outbox, delivered, post, holder };
}

it('a write lock held elsewhere stops no page, and a message is accepted when it is released', async () => {
  const { app, delivered, post, holder } = await setUp({ work: 20 * SECOND, check: 200 });
  expect((await app.inject('/faq')).statusCode).toBe(200);
  holder.exec('begin immediate');
  const messages = Promise.all(Array.from({ length: 30 }, post));
  const begun = performance.now();
  for (let asked = 0; asked < 20; asked += 1)
    for (const url of ['/faq', '/healthz']) expect((await app.inject(url)).statusCode).toBe(200);
  // The store would have held it up for 5 s a call; a machine under load takes some of its own.
  expect(performance.now() - begun).toBeLessThan(4 * SECOND);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(delivered).toEqual([]);

  holder.exec('rollback');
  const answers = await messages;
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  const ids = answers.map((answer) => answer.json<{ id: string }>().id);
  await expect.poll(() => delivered.toSorted(), { timeout: 20 * SECOND }).toEqual(ids.toSorted());
});

it('at the end of its patience a message gets 503 and is not stored', async () => {
  const { outbox, post, holder } = await setUp({ work: 300, check: 300 });
  holder.exec('begin immediate');
  const answer = await post();
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'failed' }]);
  // What only reads waits for nobody.
  const none = { queued: 0, delivered: 0, failed: 0 };
  expect(await outbox.count()).toEqual(none);
  holder.exec('rollback');
  expect(await outbox.count()).toEqual(none);
  expect((await post()).statusCode).toBe(202);
});

it('a server starts while someone holds the lock', async () => {
  const folder = temporaryFolder();
  const first = openSqliteStore(folder);
  const holder = new DatabaseSync(sqliteFile(folder));
  holder.exec('begin immediate');
  const begun = performance.now();
  const second = openSqliteStore(folder);
  expect(performance.now() - begun).toBeLessThan(4 * SECOND);
  holder.close();
  await Promise.all([first.close(), second.close()]);
});
