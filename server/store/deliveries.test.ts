import { expect, it, onTestFinished } from 'vitest';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { earlierPostgres, earlierSqlite } from '#server/testing/earlierStore.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { openPostgresStore } from './postgres/store.ts';
import { openSqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';

const received = Date.parse('2026-03-02T09:30:00Z');
const ids = [0, 1, 2].map((index) => `01a1fbc5-3c83-7035-a8b6-8e49c7afd04${index}`);

/** Messages as the version before kept them, in each state. */
const rows = (time: (at: number) => string, table: string) =>
  `insert into ${table} (id, state, received, due, settled, attempts, reason, retried, reached, uncertain, locale, contact, sender, idempotency_key, fingerprint)
   values
     ('${ids[0]}', 'queued', ${time(received)}, ${time(received + MINUTE)}, null, 3, 'busy', ${time(received + SECOND)}, '["a@b.example"]', 1, 'de', '${JSON.stringify(sampleContact).replaceAll("'", "''")}', '${sampleContact.email}', 'key-of-one-form', 'x'),
     ('${ids[1]}', 'delivered', ${time(received)}, ${time(received)}, ${time(received + MINUTE)}, 1, null, null, '[]', 0, 'en', '{}', 'a@b.example', null, 'y'),
     ('${ids[2]}', 'failed', ${time(received)}, ${time(received)}, ${time(received + MINUTE)}, 1, '550', null, '[]', 0, 'de', '{}', 'a@b.example', null, 'z')`;

async function expectAllToBeThere({ outbox }: Store): Promise<void> {
  expect(await outbox.find(ids[0] ?? '')).toMatchObject({
    reference: undefined,
    contact: sampleContact,
    state: 'queued',
    attempts: 3,
    reason: 'busy',
    due: new Date(received + MINUTE),
    reached: ['a@b.example'],
    deliveries: [{ destination: 'team', state: 'queued' }],
  });
  expect(await outbox.find(ids[1] ?? '')).toMatchObject({
    state: 'delivered',
    settledAt: new Date(received + MINUTE),
  });
  expect(await outbox.find(ids[2] ?? '')).toMatchObject({ state: 'failed', reason: '550' });
  expect(await outbox.take('team', 9)).toMatchObject([
    { id: ids[0], attempts: 4, uncertain: 1, triedSince: new Date(received + SECOND) },
  ]);
  expect(await outbox.count()).toEqual({ queued: 1, held: 0, delivered: 1, failed: 1 });
  expect(await outbox.retry()).toBe(1);
}

it('a SQLite file of the version before keeps every message, its state and its repeats', async () => {
  const folder = temporaryFolder();
  earlierSqlite(folder, rows(String, 'message'));
  const store = openSqliteStore(folder, () => received + MINUTE);
  onTestFinished(store.close);
  await expectAllToBeThere(store);
});

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  it('a database of the version before keeps every message, its state and its repeats', async () => {
    const url = await postgres.emptyDatabase();
    await earlierPostgres(
      url,
      rows((at) => `'${new Date(at).toISOString()}'`, 'contact_message'),
    );
    const store = await openPostgresStore(url, () => received + MINUTE);
    onTestFinished(store.close);
    await expectAllToBeThere(store);
  });
});
