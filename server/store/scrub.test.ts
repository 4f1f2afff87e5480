import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { contactAnswering } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { accept, message } from '#server/testing/outbox.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { storeAt } from '#server/testing/store.ts';

const email = 'nobody.else@scrubbed.example';
const contact = contactAnswering(email);

/** A connection of somebody else's, for the running test. */
async function clientAt(databaseUrl: string): Promise<Client> {
  const client = new Client(databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Whether the address stands in the file of the messages' table. */
async function isInFile(superuser: Client): Promise<boolean> {
  await superuser.query('checkpoint');
  const { rows } = await superuser.query<{ content: Buffer }>(
    `select pg_read_binary_file(pg_relation_filepath('contact_message')) as content`,
  );
  return rows.some(({ content }) => content.includes(email));
}

describeWithPostgres('an erasure on PostgreSQL', (postgres) => {
  /** A store with a message of that person. */
  async function setUp() {
    const databaseUrl = await postgres.newDatabase();
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl };
    const database = storeAt({ dataDir: env.DATA_DIR, databaseUrl });
    await accept(database, { ...message, contact: { ...sampleContact, email } });
    return { env, superuser: await clientAt(databaseUrl) };
  }

  /** It fails as what is left is not gone, and is finished by the next one. */
  async function expectUnfinished(env: Record<string, string>, superuser: Client): Promise<void> {
    const { code, out, err } = await contact.cli(env, 'erase');
    expect(await isInFile(superuser)).toBe(true);
    expect(out).toContain('1 message (1 of them undelivered)');
    expect(err).toContain('the files of the database still hold it');
    expect(code).toBe(1);
  }

  async function expectFinished(env: Record<string, string>, superuser: Client): Promise<void> {
    expect(await contact.cli(env, 'erase')).toMatchObject({ code: 0, err: '' });
    expect(await isInFile(superuser)).toBe(false);
  }

  it('whose rows an older snapshot still sees says so, and is finished by the next', async () => {
    const { env, superuser } = await setUp();
    const reader = await clientAt(env.DATABASE_URL);
    await reader.query('begin isolation level repeatable read; select count(*) from pg_class');
    await expectUnfinished(env, superuser);
    await reader.query('rollback');
    await expectFinished(env, superuser);
  });

  it('by a role that does not own the tables says so, and is finished by one that does', async () => {
    const { env, superuser } = await setUp();
    await superuser.query(
      `create role guest login; grant select, insert, update, delete on all tables in schema public to guest`,
    );
    const address = new URL(env.DATABASE_URL);
    address.username = 'guest';
    await expectUnfinished({ ...env, DATABASE_URL: address.href }, superuser);
    await expectFinished(env, superuser);
  });
});
