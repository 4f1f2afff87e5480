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
  async function setUp(queued = 9) {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.newDatabase() };
    const { outbox: source } = testStore({ folder: env.DATA_DIR });
    const { outbox: target, close } = await openPostgresStore(env.DATABASE_URL);
    onTestFinished(close);
    await Promise.all(Array.from({ length: queued + 1 }, () => source.accept(message)));
    await source.accept({ ...message, agreed: agreedNow(), idempotencyKey: 'key-of-one-form' });
    await source.accept({ ...message, ceilings: [{ max: 0, window: HOUR }] });
    const [delivered, failed] = await source.take('team', 2);
    if (delivered === undefined || failed === undefined) throw new Error('two were due');
    await source.complete(delivered);
    await source.fail(failed, '550 no such user');
    await source.done([failed.id]);
    await source.reopen([delivered.id]);
    return { env, source, target };
  }

  it('copies everything as it is, counted, and the commands find it there', async () => {
    const { env, source, target } = await setUp(700);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 703, added: 703, updated: 0 });
    const messages = await source.list({ limit: 1000 });
    expect(await target.list({ limit: 1000 })).toEqual(messages);
    for (const { id } of messages.slice(0, 20))
      expect(await target.everything(id)).toEqual(await source.everything(id));
    expect(await target.count()).toEqual({ queued: 700, held: 1, delivered: 1, failed: 1 });
    expect(await contactJson(env, 'list', '--limit', '1')).toMatchObject({ counts: { queued: 700 } });
    expect((await contactJson(env, 'export', sampleContact.email)) as object).toHaveProperty(
      'messages.length',
      703,
    );
    expect(await contactCli(env, 'erase', sampleContact.email)).toMatchObject({ code: 0 });
    expect(await target.findFrom(sampleContact.email)).toEqual([]);
  });

  it('may be repeated: adds what is new, has what was said last of a message on either side, and undoes nothing', async () => {
    const { env, source, target } = await setUp();
    await contactCli(env, 'migrate');
    const [taken] = await source.take('team', 1);
    const others = (await target.take('team', 9)).filter(({ id }) => id !== taken?.id);
    const [ahead, done] = others;
    const [held] = await source.list({ state: 'held', limit: 1 });
    if (!taken || !ahead || !done || !held) throw new Error('there are more');
    await source.complete(taken);
    await source.done([done.id]);
    await target.complete(ahead);
    await target.release(held.id);
    await source.accept(message);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 13, added: 1, updated: 2 });
    for (const { id } of [taken, ahead]) expect((await target.find(id))?.state).toBe('delivered');
    expect((await target.find(held.id))?.state).toBe('queued');
    expect((await target.find(done.id))?.doneAt).toEqual((await source.find(done.id))?.doneAt);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 13, added: 0, updated: 0 });
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
    expect(await contactJson(env, 'migrate', '--merge')).toMatchObject({ messages: 12, added: 12 });
  });

  it('says when there is nothing to copy', async () => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.newDatabase() };
    expect(await contactCli(env, 'migrate')).toMatchObject({ code: 1 });
  });
});
