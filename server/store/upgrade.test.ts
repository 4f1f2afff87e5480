import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contactAnswering, contactCli } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { message as someMessage } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { execute, makeReleasedStore, releasedMessages } from '#server/testing/releasedStore.ts';
import { blankContact, sampleContact } from '#server/testing/samples.ts';
import { startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { describeOnBoth, storeAt } from '#server/testing/store.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';
import type { StoreLocation } from './database.ts';
import type { MessageRecord } from './message.ts';
import { sqliteFile } from './sqlite.ts';
import { findMessages, deleteMessages } from './records.ts';
import { storeMessage } from './outbox.ts';
import { recallMessage } from './recall.ts';
import { checkWritable } from './writable.ts';

const server = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A program that opens the store at its argument, and prints how many messages there are. */
const opening = `
  import { openDatabase } from '${new URL('openDatabase.ts', import.meta.url).href}';
  import { findMessages } from '${new URL('records.ts', import.meta.url).href}';
  const database = await openDatabase(JSON.parse(process.argv[1]));
  console.log((await findMessages(database, { limit: 99 })).length);
  await database.close();`;

/** What message N of the store of 0.1.0 says, as its sender typed it. */
const contactOf = (number: number) => ({
  ...blankContact,
  firstName: `Nummer ${number}`,
  lastName: "O'Größer-Süß",
  email: number === 4 ? 'Person4@KÜNDE.example' : `person${number}@kunde.example`,
  phone: '+49 30 23125 321',
  town: 'Köln & Düsseldorf',
  country: number % 2 === 0 ? 'France' : 'DE',
  message: `Guten Tag,\n\nich bin Nummer ${number}.\n👍🏽`,
});

const environmentOf = ({ dataDir, databaseUrl }: StoreLocation): Record<string, string> =>
  databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };

describeOnBoth((newPlace, isPostgres, emptyPlace) => {
  async function released(): Promise<StoreLocation> {
    const place = await emptyPlace();
    await makeReleasedStore(place);
    return place;
  }

  /** The messages of the store of 0.1.0 by their number. */
  async function messagesIn(place: StoreLocation): Promise<Map<number, MessageRecord>> {
    const found = await findMessages(storeAt(place), { limit: 99 });
    return new Map(found.map((one) => [Number(one.contact.firstName.replace('Nummer ', '')), one]));
  }

  it('every message of release 0.1.0 is kept as it was typed', async () => {
    const messages = await messagesIn(await released());
    expect(messages.size).toBe(releasedMessages);
    for (const [number, { contact, locale, reference, agreed }] of messages) {
      expect(contact).toEqual(contactOf(number));
      expect(locale).toBe(number % 2 === 0 ? 'en' : 'de');
      expect(reference).toBeUndefined();
      expect(agreed).toBeUndefined();
    }
  });

  it('what release 0.1.0 had delivered or given up stays so, with the mail server’s words', async () => {
    const messages = await messagesIn(await released());
    expect(messages.get(1)).toMatchObject({
      state: 'delivered',
      deliveries: [{ destination: 'team', attempts: 1 }],
    });
    expect(messages.get(2)).toMatchObject({
      state: 'failed',
      deliveries: [{ destination: 'team', refusals: 1, reason: 'Message failed: 550 no such mailbox' }],
    });
  });

  it.each([1, 2])('when release 0.1.0 was done with message %i is known', async (number) => {
    const message = (await messagesIn(await released())).get(number);
    const received = message?.receivedAt.getTime() ?? 0;
    const settled = message?.deliveries[0]?.settledAt?.getTime() ?? 0;
    expect(settled).toBeGreaterThan(received);
    expect(settled).toBeLessThan(received + MINUTE);
  });

  it('what release 0.1.0 had still to deliver is queued, since when it was received or sent again', async () => {
    const messages = await messagesIn(await released());
    const reasons = { 3: '452 mailbox full', 4: '451 greylisted', 5: '452 later' };
    for (const [number, reason] of Object.entries(reasons))
      expect(messages.get(Number(number))).toMatchObject({
        state: 'queued',
        deliveries: [{ destination: 'team', state: 'queued', reason: `Message failed: ${reason}` }],
      });
    expect(messages.get(6)).toMatchObject({
      state: 'queued',
      deliveries: [{ attempts: 1, reason: undefined }],
    });
    const sinceReceived = (number: number) => {
      const { receivedAt, deliveries } = messages.get(number) ?? { receivedAt: new Date(), deliveries: [] };
      return (deliveries[0]?.triedSince.getTime() ?? 0) - receivedAt.getTime();
    };
    expect(sinceReceived(3)).toBe(0);
    // A person had it sent again.
    expect(sinceReceived(5)).toBeGreaterThan(SECOND);
  });

  it(
    'the server delivers what release 0.1.0 had accepted, once each, and nothing that had arrived',
    async () => {
      const mail = await smtpReceiver();
      const { kill } = await startServer({
        ...environmentOf(await released()),
        SMTP_URL: mail.url,
        MAIL_FROM: 'web@bewertra.example',
        MAIL_TO: 'team@bewertra.example, second@bewertra.example',
      });
      onTestFinished(kill);
      const delivered = () =>
        mail.received
          .map((one) => `${/Nummer \d/.exec(one.mail.text ?? '')?.[0] ?? ''} ${one.to.join()}`)
          .sort();
      const expected = [3, 4, 5, 6].flatMap((number) =>
        ['second', 'team'].map((name) => `Nummer ${number} ${name}@bewertra.example`),
      );
      await vi.waitFor(() => expect(delivered()).toEqual(expected), 20 * SECOND);
    },
    MINUTE,
  );

  it('a sender who posts again what release 0.1.0 had accepted is told that it is there', async () => {
    const place = await released();
    const database = storeAt(place);
    const key = { idempotencyKey: 'key-of-number-one-0001' };
    expect(await recallMessage(database, { contact: contactOf(1), ...key })).toMatchObject({
      kind: 'repeated',
    });
    expect(await recallMessage(database, { contact: sampleContact, ...key })).toEqual({ kind: 'conflict' });
  });

  it('a message of release 0.1.0 is erased when its sender asks, in whatever spelling', async () => {
    const place = await released();
    const { cli: contact } = contactAnswering('person4@künde.EXAMPLE');
    const erased = await contact(environmentOf(place), 'erase');
    expect(erased).toMatchObject({ code: 0, err: '' });
    const messages = await messagesIn(place);
    expect([...messages.keys()].toSorted()).toEqual([1, 2, 3, 5, 6]);
  });

  it('a message of release 0.1.0 is deleted when its retention ends, and no other', async () => {
    const place = await released();
    const messages = await messagesIn(place);
    const database = storeAt(place);
    const settledBefore = new Date((messages.get(6)?.receivedAt.getTime() ?? 0) + DAY);
    const deleted = await deleteMessages(database, { settledBefore, limit: 99 });
    const ended = [1, 2].map((number) => messages.get(number)?.id);
    expect(new Set(deleted.map(({ id }) => id))).toEqual(new Set(ended));
  });

  it('a store of release 0.1.0 takes new messages, and is the same when it is opened again', async () => {
    const place = await released();
    expect(await storeMessage(storeAt(place), someMessage)).toMatchObject({ kind: 'accepted' });
    const again = storeAt(place);
    expect(await findMessages(again, { limit: 99 })).toHaveLength(releasedMessages + 1);
  });

  it.each([
    { what: 'an empty store', messages: 0 },
    { what: 'a store of release 0.1.0', messages: releasedMessages },
  ])(
    'two processes that start at the same time bring $what up to date once',
    async ({ messages }) => {
      const place = messages === 0 ? await emptyPlace() : await released();
      const open = async () => {
        const args = ['--input-type=module', '--eval', opening, JSON.stringify(place)];
        const { stdout } = await promisify(execFile)(process.execPath, args);
        return Number(stdout);
      };
      for (const found of await Promise.all([open(), open()])) expect(found).toBe(messages);
    },
    MINUTE,
  );

  /** Opens it twice: what is refused is left as it was, so it is refused in the same words. */
  async function expectRefusal(place: StoreLocation, words: string | RegExp): Promise<void> {
    for (let times = 0; times < 2; times += 1)
      await expect(findMessages(storeAt(place), { limit: 9 })).rejects.toThrow(words);
  }

  it('a store of a version between releases is refused by name', async () => {
    const place = await released();
    const table = isPostgres ? 'contact_migration' : 'migration';
    await execute(place, `insert into ${table} values ('0015-settled.sql', ${isPostgres ? 'now()' : '0'})`);
    await expectRefusal(place, /the store is of no version that this one knows \(.*0015-settled\.sql\)/);
  });

  it('a store with tables that no release has made is refused by name', async () => {
    const place = await emptyPlace();
    await execute(place, 'create table contact_elsewhere (id integer primary key)');
    await expectRefusal(place, 'the store is of no version that this one knows (contact_elsewhere)');
  });

  it('a store of release 0.1.0 that lacks a table is refused, rather than taken for empty', async () => {
    const place = await released();
    await execute(place, `drop table ${isPostgres ? 'contact_message' : 'message'}`);
    await expectRefusal(place, 'the store is of no version that this one knows');
  });

  it('a store of a newer version is refused by name, and serves that version on', async () => {
    const place = await newPlace();
    const database = storeAt(place);
    await checkWritable(database);
    await execute(place, `insert into contact_migrations values ('9-later', '2027-01-01T00:00:00Z')`);
    await expectRefusal(place, 'the store is of a newer version than this one (it has "9-later")');
    expect(await findMessages(database, { limit: 9 })).toEqual([]);
  });

  it('a server says in one line why it does not start on a store that it does not know', async () => {
    const place = await emptyPlace();
    await execute(place, 'create table contact_elsewhere (id integer primary key)');
    const { status, stderr } = spawnSync(process.execPath, [server], {
      env: { PATH: process.env['PATH'], PORT: '0', CAPTCHA: 'off', ...environmentOf(place) },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^the store is of no version that this one knows \(contact_elsewhere\): .*\n$/);
  });
});

describe('SQLite', () => {
  it('a file that is no database is refused by name and left as it is', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(sqliteFile(dataDir), 'These are my notes. '.repeat(99));
    const { code, err } = await contactCli({ DATA_DIR: dataDir }, 'list');
    expect(code).toBe(1);
    expect(err).toBe(`contact list: ${sqliteFile(dataDir)} is not a SQLite database\n`);
  });
});

describeWithPostgres('PostgreSQL', (postgres) => {
  const placeOf = (databaseUrl: string) => ({ dataDir: temporaryFolder(), databaseUrl });

  it('tables of others in the same database are left alone', async () => {
    const place = placeOf(await postgres.emptyDatabase());
    await execute(place, 'create table invoice (id integer primary key)');
    expect(await findMessages(storeAt(place), { limit: 9 })).toEqual([]);
  });

  it.each(['a new store', 'a store of release 0.1.0'])(
    'the planner keeps no sample of what people typed in %s',
    async (which) => {
      const place = placeOf(await postgres.emptyDatabase());
      if (which !== 'a new store') await makeReleasedStore(place);
      const database = storeAt(place);
      for (let sent = 0; sent < 50; sent += 1) await storeMessage(database, someMessage);
      await execute(place, 'analyze');
      const samples = `select 1 / (select count(*) from pg_stats where tablename like 'contact_%'
        and attname in ('contact', 'sender', 'recipient', 'fingerprint', 'nonce', 'idempotency_key', 'reason'))`;
      // Without any, it divides by zero.
      await expect(execute(place, samples)).rejects.toThrow('division by zero');
    },
  );
});
