import { expect, it, onTestFinished } from 'vitest';
import { agreedNow } from '#common/legalVersions.ts';
import { openPostgresStore } from '#server/store/postgres/store.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';

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
    const [delivered, failed] = await source.take('team', 2);
    if (delivered === undefined || failed === undefined) throw new Error('two were due');
    await source.complete(delivered);
    await source.fail(failed, '550 no such user');
    return { env, source, target };
  }

  it('copies everything as it is, counted, and the commands find it there', async () => {
    const { env, source, target } = await setUp(700);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 702, added: 702, updated: 0 });
    const messages = await source.list({ limit: 1000 });
    expect(await target.list({ limit: 1000 })).toEqual(messages);
    for (const { id } of messages.slice(0, 20))
      expect(await target.everything(id)).toEqual(await source.everything(id));
    expect(await target.count()).toEqual({ queued: 700, delivered: 1, failed: 1 });
    expect(await contactJson(env, 'list', '--limit', '1')).toMatchObject({ counts: { queued: 700 } });
    expect((await contactJson(env, 'export', sampleContact.email)) as object).toHaveProperty(
      'messages.length',
      702,
    );
    expect(await contactCli(env, 'erase', sampleContact.email)).toMatchObject({ code: 0 });
    expect(await target.findFrom(sampleContact.email)).toEqual([]);
  });

  it('may be repeated: adds what is new, brings up to date what is delivered, and undoes nothing', async () => {
    const { env, source, target } = await setUp();
    await contactCli(env, 'migrate');
    const [taken] = await source.take('team', 1);
    const ahead = (await target.take('team', 9)).find(({ id }) => id !== taken?.id);
    if (!taken || !ahead) throw new Error('there are more');
    await source.complete(taken);
    await target.complete(ahead);
    await source.accept(message);
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 12, added: 1, updated: 1 });
    for (const { id } of [taken, ahead]) expect((await target.find(id))?.state).toBe('delivered');
    expect(await contactJson(env, 'migrate')).toMatchObject({ messages: 12, added: 0, updated: 0 });
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
    expect(await contactJson(env, 'migrate', '--merge')).toMatchObject({ messages: 11, added: 11 });
  });

  it('says when there is nothing to copy', async () => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.newDatabase() };
    expect(await contactCli(env, 'migrate')).toMatchObject({ code: 1 });
  });
});
