import { expect, it, onTestFinished } from 'vitest';
import { agreedNow } from '#common/legalVersions.ts';
import { openPostgresStore } from '#server/store/postgres/store.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { HOUR } from '#server/time.ts';

const message = { contact: sampleContact, locale: 'en' } as const;

describeWithPostgres('contact migrate', (postgres) => {
  /** A SQLite outbox with messages in each state, and an empty database. */
  async function setUp() {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.newDatabase() };
    const { outbox: source } = testStore({ folder: env.DATA_DIR });
    const { outbox: target, close } = await openPostgresStore(env.DATABASE_URL);
    onTestFinished(close);
    await Promise.all(Array.from({ length: 700 }, () => source.accept(message)));
    await source.accept({ ...message, agreed: agreedNow(), idempotencyKey: 'key-of-one-form' });
    const [delivered, failed] = await source.take('team', 2);
    if (delivered === undefined || failed === undefined) throw new Error('two were due');
    await source.complete(delivered);
    await source.fail(failed, '550 no such user');
    await source.done([failed.id]);
    await source.reopen([delivered.id]);
    return { env, source, target };
  }

  it('copies everything as it is, counted', async () => {
    const { env, source, target } = await setUp();
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 701, added: 701, updated: 0 });
    expect(await target.list({ limit: 1000 })).toEqual(await source.list({ limit: 1000 }));
    for (const { id } of (await source.list({ limit: 1000 })).slice(0, 20))
      expect(await target.everything(id)).toEqual(await source.everything(id));
    expect(await target.count()).toEqual({ queued: 699, held: 0, delivered: 1, failed: 1 });
    expect(await target.accept({ ...message, idempotencyKey: 'key-of-one-form' })).toMatchObject({
      kind: 'repeated',
    });
    expect(await target.findFrom(sampleContact.email)).toHaveLength(701);
  });

  it('may be repeated: adds what is new, brings up to date, and undoes nothing', async () => {
    const { env, source, target } = await setUp();
    await contactCli(env, 'migrate');
    const [taken] = await source.take('team', 1);
    const [ahead] = (await target.take('team', 5)).filter(({ id }) => id !== taken?.id);
    if (taken === undefined || ahead === undefined) throw new Error('both have messages');
    await source.complete(taken);
    await target.complete(ahead);
    await source.accept(message);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 702, added: 1, updated: 1 });
    expect((await target.find(taken.id))?.state).toBe('delivered');
    expect((await target.find(ahead.id))?.state).toBe('delivered');
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 702, added: 0, updated: 0 });
  });

  it('has what was said last of a message, on either side', async () => {
    const { env, source, target } = await setUp();
    await contactCli(env, 'migrate');
    const messages = await source.list({ limit: 5 });
    const [done, reopened, ahead, queued] = messages.map(({ id }) => id);
    if (!done || !reopened || !ahead || !queued) throw new Error('there are more');
    await source.done([done, reopened]);
    await target.done([ahead]);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 701, added: 0, updated: 2 });
    const [taken] = (await target.take('team', 999)).filter(({ id }) => id === reopened);
    if (taken === undefined) throw new Error('it was due');
    await target.complete(taken);
    await source.reopen([reopened]);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 701, added: 0, updated: 1 });
    expect((await target.find(done))?.doneAt).toEqual((await source.find(done))?.doneAt);
    expect(await target.find(reopened)).toMatchObject({ doneAt: undefined, state: 'delivered' });
    expect((await target.find(ahead))?.doneAt).toBeInstanceOf(Date);
    expect(await target.find(queued)).toMatchObject({ doneAt: undefined, reopenedAt: undefined });
  });

  it('brings over what is held, and what a person has done with it since, on either side', async () => {
    const { env, source, target } = await setUp();
    const held = { ...message, ceilings: [{ max: 0, window: HOUR }] };
    const ids: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      const acceptance = await source.accept(held);
      if (acceptance.kind === 'accepted') ids.push(acceptance.id);
    }
    const [waiting = '', here = '', there = ''] = ids;
    await contactCli(env, 'migrate');
    expect(await target.count()).toEqual({ queued: 699, held: 3, delivered: 1, failed: 1 });
    expect(await target.find(waiting)).toEqual(await source.find(waiting));
    await source.release(here);
    await target.release(there);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 704, added: 0, updated: 1 });
    const states = await Promise.all(ids.map(async (id) => (await target.find(id))?.state));
    expect(states).toEqual(['held', 'queued', 'queued']);
  });

  it('refuses a database with messages of another outbox, unless told', async () => {
    const { env, target } = await setUp();
    await target.accept({ ...message, idempotencyKey: 'key-of-one-form' });
    const { code, err } = await contactCli(env, 'migrate');
    expect([code, err]).toEqual([
      1,
      'contact migrate: the database holds 1 messages that are not from this file; --merge copies all the same\n',
    ]);
    expect((await target.count()).queued).toBe(1);
    expect(await contactJson(env, 'migrate', '--merge')).toMatchObject({ messages: 701, added: 701 });
    expect(await target.count()).toEqual({ queued: 700, held: 0, delivered: 1, failed: 1 });
  });

  it('says when there is nothing to copy', async () => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.newDatabase() };
    expect(await contactCli(env, 'migrate')).toMatchObject({ code: 1 });
  });
});
