import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { alertsContract } from '#server/store/alerts.contract.ts';
import { migrationsOf } from '#server/store/migrations.ts';
import { outboxContract } from '#server/store/outbox.contract.ts';
import { recordsContract } from '#server/store/records.contract.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { earlierPostgres, heldAndAnswered, heldId } from '#server/testing/earlierStore.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { SECOND, type Clock } from '#server/time.ts';
import { openPostgresStore } from './store.ts';

const message = { contact: sampleContact, locale: 'de' } as const;

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  async function query(url: string, sql: string) {
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
    return rows;
  }

  async function open(url: string, clock?: Clock) {
    const store = await openPostgresStore(url, clock);
    onTestFinished(store.close);
    return store;
  }

  outboxContract('PostgreSQL', openPostgresStore, () => postgres.newDatabase());
  recordsContract('PostgreSQL', openPostgresStore, () => postgres.newDatabase());

  alertsContract('PostgreSQL', async (clock) => {
    const url = await postgres.newDatabase();
    return [(await open(url, clock)).alerts, (await open(url, clock)).alerts];
  });

  it('several servers that start together migrate once, and have one secret', async () => {
    const url = await postgres.emptyDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    const secrets = await Promise.all(stores.map(({ secret }) => secret()));
    expect(new Set(secrets.map((secret) => secret('forms'))).size).toBe(1);
    const rows = await query(url, 'select name from contact_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual(migrationsOf('postgres').map(({ name }) => name));
  });

  it('delivers at once what an earlier version held, and does not send again what was answered by hand', async () => {
    const url = await postgres.emptyDatabase();
    await earlierPostgres(url, heldAndAnswered('contact_message', 'contact_delivery', 'now()'), '0015');
    const { outbox } = await open(url);
    expect(await outbox.count()).toEqual({ queued: 1, delivered: 1, failed: 0 });
    expect(await outbox.take('team', 9)).toMatchObject([{ id: heldId, attempts: 1 }]);
  });

  it('commits wait for the disk even where the database would not', async () => {
    const url = await postgres.newDatabase();
    await query(
      url,
      `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
    );
    expect(await query(url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'off' }]);
    const { outbox } = await open(url);
    await query(
      url,
      `create function note() returns trigger language plpgsql as
         $$ begin new.locale := current_setting('synchronous_commit'); return new; end $$;
       create trigger note before insert on contact_message for each row execute function note()`,
    );
    await outbox.accept(message);
    expect(await query(url, 'select locale from contact_message')).toEqual([{ locale: 'on' }]);
  });

  it('is not ready when the database cannot be written', async () => {
    const url = await postgres.newDatabase();
    const { outbox } = await open(url);
    await query(url, 'drop table contact_heartbeat');
    await expect(outbox.check()).rejects.toThrow();
  });

  it('has nothing of what was erased in the files of the table and its index, once it is scrubbed', async () => {
    const url = await postgres.newDatabase();
    const { outbox } = await open(url);
    for (const email of ['stays@else.example', sampleContact.email])
      await outbox.accept({ ...message, contact: { ...sampleContact, email } });
    const traces = async () => {
      await query(url, 'checkpoint');
      const [found] = await query(
        url,
        ['contact_message', 'contact_message_sender']
          .map((name) => `pg_read_binary_file(pg_relation_filepath('${name}'))`)
          .map((file, index) => `position('${sampleContact.email}'::bytea in ${file}) > 0 as file_${index}`)
          .reduce((list, one) => `${list}, ${one}`, 'select 1 as one'),
      );
      return [found?.['file_0'], found?.['file_1']];
    };
    expect(await traces()).toEqual([true, true]);
    await outbox.eraseFrom(sampleContact.email);
    await query(url, 'vacuum contact_message');
    expect(await traces()).toEqual([true, true]);
    expect(await outbox.scrub()).toBe('done');
    expect(await traces()).toEqual([false, false]);
    expect(await outbox.findFrom('stays@else.example')).toHaveLength(1);
  });

  it('says so when it cannot clean up after a deletion, since someone holds the table', async () => {
    const url = await postgres.newDatabase();
    const { outbox } = await open(url);
    const holder = new Client(url);
    await holder.connect();
    await holder.query('begin; select count(*) from contact_message');
    expect(await outbox.scrub()).toBe('heldUp');
    await holder.end();
    expect(await outbox.scrub()).toBe('done');
  });

  it('outlives cut connections', async () => {
    const url = await postgres.newDatabase();
    const { outbox } = await open(url);
    await outbox.accept(message);
    await query(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect
      .poll(
        () =>
          outbox.accept(message).then(
            ({ kind }) => kind,
            () => 'refused',
          ),
        { timeout: 20 * SECOND },
      )
      .toBe('accepted');
    expect((await outbox.count()).queued).toBeGreaterThanOrEqual(2);
  });
});

it('a database that cannot be reached is opened all the same, and says so at each verb', async () => {
  const { outbox, close } = await openPostgresStore('postgres://postgres@127.0.0.1:1/none');
  await expect(outbox.check()).rejects.toThrow('ECONNREFUSED');
  await close();
});
