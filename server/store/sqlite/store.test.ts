import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { alertsContract } from '#server/store/alerts.contract.ts';
import { memoryAlerts } from '#server/store/memoryAlerts.ts';
import { outboxContract, type OpenStore } from '#server/store/outbox.contract.ts';
import { recordsContract } from '#server/store/records.contract.ts';
import { troubledQuery } from '#server/store/rows.ts';
import { earlierSqlite, heldAndAnswered, heldId } from '#server/testing/earlierStore.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { MINUTE } from '#server/time.ts';
import { openSqliteStore, sqliteFile } from './store.ts';

const message = { contact: sampleContact, locale: 'de' } as const;

const open: OpenStore = (place, clock) => Promise.resolve(openSqliteStore(place, clock));

outboxContract('SQLite', open, temporaryFolder);
recordsContract('SQLite', open, temporaryFolder);
alertsContract('memory', (clock) => {
  const book = memoryAlerts(clock);
  return [book, book];
});
alertsContract('SQLite', (clock) => {
  const folder = temporaryFolder();
  return [testStore({ folder, clock }).alerts, testStore({ folder, clock }).alerts];
});

describe('the SQLite file', () => {
  it('is readable by its owner only, and so are its companions', async () => {
    const folder = join(temporaryFolder(), 'data');
    const file = sqliteFile(folder);
    const { outbox } = testStore({ folder });
    await outbox.accept(message);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  });

  it('notes each migration once', async () => {
    const folder = temporaryFolder();
    for (let start = 0; start < 3; start += 1) await openSqliteStore(folder).close();
    const database = new DatabaseSync(sqliteFile(folder));
    const names = database.prepare('select name from migration').all();
    expect(names).toHaveLength(new Set(names.map(({ name }) => name)).size);
    expect(names.length).toBeGreaterThan(0);
    database.close();
  });

  it('delivers at once what an earlier version held, and does not send again what was answered by hand', async () => {
    const folder = temporaryFolder();
    earlierSqlite(folder, heldAndAnswered('message', 'delivery', '1'), '0015');
    const { outbox } = testStore({ folder });
    expect(await outbox.count()).toEqual({ queued: 1, delivered: 1, failed: 0 });
    const [held] = await outbox.take('team', 9);
    expect(held).toMatchObject({ id: heldId, attempts: 1 });
    expect(Date.now() - (held?.triedSince.getTime() ?? 0)).toBeLessThan(MINUTE);
  });

  it('counts what keeps messages from their receivers without reading them', async () => {
    const folder = temporaryFolder();
    await openSqliteStore(folder).close();
    const database = new DatabaseSync(sqliteFile(folder));
    const query = troubledQuery('delivery', { destination: ':destination', overdue: ':overdue' });
    const plan = database
      .prepare(`explain query plan ${query}`)
      .all()
      .map(({ detail }) => detail);
    database.close();
    expect(plan.filter((step) => String(step).includes('delivery'))).toEqual([
      expect.stringContaining('INDEX delivery_failed'),
      expect.stringContaining('COVERING INDEX delivery_troubled'),
    ]);
  });

  it('lets others have their turn between the destinations it looks at', async () => {
    const { outbox } = testStore();
    const order: string[] = [];
    const counted = outbox.troubled(new Date()).then(() => order.push('counted'));
    setImmediate(() => setImmediate(() => order.push('another')));
    await counted;
    expect(order).toEqual(['another', 'counted']);
  });

  it('writes what arrives in one turn of the event loop in one transaction', async () => {
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    const { outbox } = testStore();
    exec.mockClear();
    await Promise.all(Array.from({ length: 50 }, () => outbox.accept(message)));
    expect(exec.mock.calls.map(([sql]) => sql)).toEqual(['begin immediate', 'commit']);
    exec.mockRestore();
  });

  it('refuses everyone in a turn whose transaction fails, stores none of them, and goes on', async () => {
    const folder = temporaryFolder();
    const { outbox } = testStore({ folder });
    const saboteur = new DatabaseSync(sqliteFile(folder));
    saboteur.exec(
      `create trigger broken before insert on message when new.locale = 'en' begin select raise(abort, 'broken'); end`,
    );
    const results = await Promise.allSettled([
      outbox.accept(message),
      outbox.accept({ ...message, locale: 'en' }),
      outbox.accept(message),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await outbox.count()).queued).toBe(0);
    expect((await outbox.accept(message)).kind).toBe('accepted');
    saboteur.close();
  });

  it('is not ready when the store cannot be written', async () => {
    const folder = temporaryFolder();
    const { outbox } = testStore({ folder });
    const saboteur = new DatabaseSync(sqliteFile(folder));
    saboteur.exec('drop table heartbeat');
    await expect(outbox.check()).rejects.toThrow();
    saboteur.close();
  });
});
