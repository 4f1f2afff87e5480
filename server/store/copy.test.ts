import { expect, it, onTestFinished } from 'vitest';
import { agreedNow } from '#common/legalVersions.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { teamMailboxes } from '#server/delivery/destinations/smtp.ts';
import { correspondents, eventually, message, setUp } from '#server/testing/delivery.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { execute } from '#server/testing/releasedStore.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { storeAt, testStore } from '#server/testing/store.ts';
import { recordOutcome, storeMessage, takeDeliveries } from './outbox.ts';
import { openDatabaseForServer } from './openDatabase.ts';
import { findMessages } from './records.ts';

describeWithPostgres('contact copy', (postgres) => {
  /** A SQLite store with messages in each state, and an empty database. */
  async function bothStores(queued = 9) {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() };
    const source = testStore({ folder: env.DATA_DIR });
    const target = storeAt({ dataDir: '', databaseUrl: env.DATABASE_URL });
    await Promise.all(Array.from({ length: queued + 1 }, () => storeMessage(source, message)));
    await storeMessage(source, { ...message, agreed: agreedNow(), idempotencyKey: 'key', nonce: 'nonce' });
    const [delivered, failed] = await takeDeliveries(source, 'team', 2);
    if (delivered === undefined || failed === undefined) throw new Error('two were due');
    await recordOutcome(source, delivered, { state: 'delivered' });
    await recordOutcome(source, failed, {
      state: 'failed',
      reason: '550 no such user',
      usesUpMessage: true,
    });
    return { env, source, target };
  }

  it('brings everything to PostgreSQL as it is, counted, and leaves the file', async () => {
    const { env, source, target } = await bothStores(700);
    const before = await findMessages(source, { limit: 1000 });
    expect(await contactJson(env, 'copy')).toMatchObject({ messages: 702 });
    expect(await findMessages(target, { limit: 1000 })).toEqual(before);
    expect(await findMessages(source, { limit: 1000 })).toEqual(before);
    expect(await takeDeliveries(target, 'team', 1000)).toHaveLength(700);
  });

  it('refuses a database that holds messages, and changes nothing in it', async () => {
    const { env, target } = await bothStores();
    await storeMessage(target, message);
    expect(await contactCli(env, 'copy')).toEqual({
      code: 1,
      out: '',
      err: 'contact copy: the database holds 1 messages; it must be empty\n',
    });
    expect(await findMessages(target, { limit: 9 })).toHaveLength(1);
  });

  it('brings the words of a mail server that said a NUL, which PostgreSQL takes in no text', async () => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() };
    const { url } = await smtpReceiver({
      misbehave: (now) => (now === 'RCPT' ? '550 not\0 here' : undefined),
    });
    const database = testStore({ folder: env.DATA_DIR });
    const { accept, deliveries } = setUp(teamMailboxes(url, correspondents), { database });
    await accept();
    await eventually(async () => expect(await deliveries()).toMatchObject([{ refusals: 1 }]));
    expect(await contactJson(env, 'copy')).toMatchObject({ messages: 1 });
    const [copied] = await findMessages(storeAt({ dataDir: '', databaseUrl: env.DATABASE_URL }), {
      limit: 9,
    });
    expect(copied?.deliveries[0]?.reason).toContain('550 not here');
  });

  /** How a text got into the file past the service, as SQL for its column. */
  const strangeTexts = [
    { what: 'a NUL', sql: "replace(contact, 'Jane', 'Ja' || char(0) || 'e')", arrives: 'Ja\uFFFDe' },
    {
      what: 'half of a pair of surrogates',
      sql: "replace(contact, 'Jane', 'Ja' || cast(x'eda080' as text) || 'e')",
      arrives: 'Ja\uFFFD\uFFFD\uFFFDe',
    },
    {
      what: 'a byte of Latin-1',
      sql: "replace(contact, 'Jane', 'Ja' || cast(x'f1' as text) || 'e')",
      arrives: 'Ja\uFFFDe',
    },
    { what: 'its JSON as bytes', sql: 'cast(contact as blob)', arrives: 'Jane' },
    {
      what: 'its JSON as bytes with one of Latin-1',
      sql: "cast(replace(contact, 'Jane', 'Ja' || cast(x'f1' as text) || 'e') as blob)",
      arrives: 'Ja\uFFFDe',
    },
  ];

  it.each(strangeTexts)('brings a message with $what, and says where "\uFFFD" stands', async (text) => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() };
    const source = testStore({ folder: env.DATA_DIR });
    const contact = { ...message.contact, firstName: 'Jane' };
    await storeMessage(source, { ...message, contact });
    const [stored] = await findMessages(source, { limit: 1 });
    await execute({ dataDir: env.DATA_DIR }, `update contact_message set contact = ${text.sql}`);
    const { code, out, err } = await contactCli(env, 'copy');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.includes(stored?.id ?? '?')).toBe(text.arrives.includes('\uFFFD'));
    const [copied] = await findMessages(storeAt({ dataDir: '', databaseUrl: env.DATABASE_URL }), {
      limit: 9,
    });
    expect(copied?.contact).toEqual({ ...contact, firstName: text.arrives });
  });

  it('brings a delivery with a NUL in its reason, and says of which message', async () => {
    const { env, source, target } = await bothStores();
    await execute(
      { dataDir: env.DATA_DIR },
      `update contact_delivery set reason = '550' || char(0) || ' no' where state = 'failed'`,
    );
    const [failed] = await findMessages(source, { state: 'failed', limit: 1 });
    expect(await contactJson(env, 'copy')).toMatchObject({ messages: 11, replaced: [failed?.id] });
    const [copied] = await findMessages(target, { state: 'failed', limit: 1 });
    expect(copied?.deliveries[0]?.reason).toBe('550\uFFFD no');
  });

  it('leaves deliveries of a message that somebody deleted past the service, and says so', async () => {
    const { env, target } = await bothStores();
    await execute(
      { dataDir: env.DATA_DIR },
      `pragma foreign_keys = off; delete from contact_message where idempotency_key = 'key'`,
    );
    const { out, err } = await contactCli(env, 'copy');
    expect(err).toBe('');
    expect(out).toContain('1 delivery record of messages that somebody deleted past the service: left out.');
    expect(await findMessages(target, { limit: 99 })).toHaveLength(10);
  });

  it('copies all or nothing', async () => {
    const { env, target } = await bothStores();
    // What PostgreSQL takes for no number, in the very last row; the service stores none.
    await execute(
      { dataDir: env.DATA_DIR },
      `update contact_delivery set refused = 'twice' where rowid = (select max(rowid) from contact_delivery)`,
    );
    expect(await contactCli(env, 'copy')).toMatchObject({ code: 1, out: '' });
    expect(await findMessages(target, { limit: 9 })).toEqual([]);
    await execute({ dataDir: env.DATA_DIR }, 'update contact_delivery set refused = 0');
    expect(await contactJson(env, 'copy')).toMatchObject({ messages: 11 });
  });

  it('is refused while a server has the file: what it takes afterwards would be in the file alone', async () => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() };
    const server = await startServer({ ...nowhere, DATA_DIR: env.DATA_DIR });
    onTestFinished(server.kill);
    expect(await send(server.address)).toBeTypeOf('string');
    const { code, out, err } = await contactCli(env, 'copy');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`contact copy: another server uses ${env.DATA_DIR}/outbox.sqlite: stop it first.`);
    const target = storeAt({ dataDir: '', databaseUrl: env.DATABASE_URL });
    expect(await findMessages(target, { limit: 9 })).toEqual([]);

    await server.kill();
    expect(await contactJson(env, 'copy')).toMatchObject({ messages: 1 });
    const { database } = await openDatabaseForServer({ dataDir: env.DATA_DIR });
    await database.close();
  });

  it('says when there is nothing to copy', async () => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() };
    expect((await contactCli(env, 'copy')).err).toContain('there is no store at');
  });
});
