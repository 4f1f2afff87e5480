import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { limits } from '#server/protection/limits.ts';
import { testApp } from '#server/testing/app.ts';
import { answerOf } from '#server/testing/answers.ts';
import { setUp, teamAt } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { plainApp } from '#server/testing/plainApp.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { sharedSite } from '#server/testing/site.ts';
import { testStore } from '#server/testing/store.ts';
import { SECOND } from '#server/time.ts';
import { checkWritable } from '#server/store/writable.ts';
import { findMessages } from '#server/store/records.ts';

/** The service on a store, and someone else who holds its write lock: a backup, a person with a shell, an indexer. */
async function service(busyTimeout: number) {
  const folder = temporaryFolder();
  const database = testStore({ folder, busyTimeout });
  await checkWritable(database);
  const app = await plainApp({}, { database, siteDir: sharedSite() });
  const holder = new DatabaseSync(sqliteFile(folder), { timeout: 5 * SECOND });
  onTestFinished(async () => {
    holder.close();
    await app.close();
  });
  const post = () => app.inject({ method: 'POST', url: contactPath, payload: sampleContact });
  return { app, database, post, holder };
}

it('a write lock held elsewhere stops no page, and a message is accepted and sent when it is released', async () => {
  const { app, database, post, holder } = await service(20 * SECOND);
  const delivered: string[] = [];
  setUp(await teamAt(({ mail }) => void delivered.push(mail.messageId ?? '')), { database });
  expect((await app.inject('/faq')).statusCode).toBe(200);
  holder.exec('begin immediate');
  const messages = Promise.all(Array.from({ length: 30 }, post));
  const ready = app.inject('/readyz');
  const begun = performance.now();
  for (let asked = 0; asked < 20; asked += 1)
    for (const url of ['/faq', '/healthz']) expect((await app.inject(url)).statusCode).toBe(200);
  // The store would have held it up for 5 s a call; a machine under load takes some of its own.
  expect(performance.now() - begun).toBeLessThan(15 * SECOND);
  expect(delivered).toEqual([]);

  holder.exec('rollback');
  const answers = await messages;
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect((await ready).statusCode).toBe(200);
  const ids = answers.map((answer) => `<${answer.json<{ id: string }>().id}@bewertra.example>`);
  await expect.poll(() => delivered.toSorted(), { timeout: 20 * SECOND }).toEqual(ids.toSorted());
});

it('at the end of the busy timeout every message gets 503 and none is stored', async () => {
  const { app, database, post, holder } = await service(SECOND);
  holder.exec('begin immediate');
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => Promise.all([post(), app.inject('/readyz')])),
  );
  // Nobody waits for the time of those before: that would be 40 s.
  expect(performance.now() - begun).toBeLessThan(20 * SECOND);
  for (const [answer, ready] of answers) {
    expect(answerOf(answer)).toMatchObject({ status: 503, body: { code: 'failed' } });
    expect(ready.statusCode).toBe(503);
  }
  // What only reads waits for nobody.
  expect(await findMessages(database, { limit: 9 })).toEqual([]);
  holder.exec('rollback');
  expect(await findMessages(database, { limit: 9 })).toEqual([]);
  expect((await post()).statusCode).toBe(202);
});

it('a server starts while someone holds the lock', async () => {
  const folder = temporaryFolder();
  const first = await openDatabase({ dataDir: folder });
  onTestFinished(first.close);
  const holder = new DatabaseSync(sqliteFile(folder));
  onTestFinished(() => holder.close());
  holder.exec('begin immediate');
  const second = await openDatabase({ dataDir: folder }, { busyTimeout: 100 });
  onTestFinished(second.close);
  expect(await findMessages(second, { limit: 1 })).toEqual([]);
});

it('who sends again after a 503 gets a receipt, and nobody has used up the day of a network', async () => {
  const folder = temporaryFolder();
  const targets = (['team', 'receipt'] as const).map((destination) => ({ destination, recipient: '' }));
  const { send, database } = await testApp({ targets, database: testStore({ folder, busyTimeout: 200 }) });
  await checkWritable(database);
  const post = (place: number) => send({}, { 'idempotency-key': 'one-form-one-key' }, `192.0.2.${place}`);
  const holder = new DatabaseSync(sqliteFile(folder), { timeout: 5 * SECOND });
  onTestFinished(() => holder.close());
  holder.exec('begin immediate');
  const failed = await Promise.all(
    Array.from({ length: limits.stored.network + 1 }, (_, place) => post(place)),
  );
  for (const { statusCode } of failed.slice(0, 9)) expect(statusCode).toBe(503);
  holder.exec('rollback');

  expect((await post(1)).statusCode).toBe(202);
  const [message] = await findMessages(database, { limit: 9 });
  expect(message?.deliveries.map(({ destination }) => destination)).toEqual(['team', 'receipt']);
});
