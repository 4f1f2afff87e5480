import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { migrationsOf } from './migrations.ts';
import { openPostgresStore } from './postgres/store.ts';
import { openSqliteStore, sqliteFile } from './sqlite/store.ts';
import type { Store } from './store.ts';

vi.setConfig({ testTimeout: 30 * SECOND });

const received = Date.parse('2026-03-02T09:30:00Z');
const ids = [0, 1, 2].map((index) => `01a1fbc5-3c83-7035-a8b6-8e49c7afd04${index}`);

/** Migrations up to the one that gave each destination its own deliveries. */
const earlier = (store: 'sqlite' | 'postgres') => migrationsOf(store).filter(({ name }) => name < '0008');

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
  const file = sqliteFile(folder);
  const database = new DatabaseSync(file);
  database.exec('create table migration (name text primary key, applied integer not null) strict');
  for (const { name, sql } of earlier('sqlite')) {
    database.exec(sql);
    database.prepare('insert into migration values (?, 0)').run(name);
  }
  database.exec(rows(String, 'message'));
  database.close();
  const store = openSqliteStore(folder, () => received + MINUTE);
  onTestFinished(store.close);
  await expectAllToBeThere(store);
});

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  it('a database of the version before keeps every message, its state and its repeats', async () => {
    const url = await postgres.emptyDatabase();
    const client = new Client(url);
    await client.connect();
    await client.query(
      'create table contact_migration (name text primary key, applied timestamptz not null)',
    );
    for (const { name, sql } of earlier('postgres')) {
      await client.query(sql);
      await client.query('insert into contact_migration values ($1, now())', [name]);
    }
    await client.query(rows((at) => `'${new Date(at).toISOString()}'`, 'contact_message'));
    await client.end();
    const store = await openPostgresStore(url, () => received + MINUTE);
    onTestFinished(store.close);
    await expectAllToBeThere(store);
  });
});
