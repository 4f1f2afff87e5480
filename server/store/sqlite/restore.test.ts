import { existsSync, globSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
import { HOUR } from '#server/time.ts';
import { openSqliteStore, sqliteFile } from './store.ts';

const person = { ...sampleContact, lastName: 'Zebrafink', email: 'nobody.else@erased.example' };

/** A closed store with messages of a person and of others. */
async function setUp() {
  const folder = temporaryFolder();
  const { outbox, close } = openSqliteStore(folder);
  const contacts = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0 ? person : { ...sampleContact, email: `${crypto.randomUUID()}@else.example` },
  );
  await Promise.all(contacts.map((contact) => outbox.accept({ contact, locale: 'de' })));
  // A server has nothing to tidy up, which would empty its WAL.
  await outbox.takeJob('retention', HOUR);
  await close();
  return { env: { DATA_DIR: folder }, file: join(temporaryFolder(), 'contact.backup') };
}

it('a backup holds no byte of who was erased before', async () => {
  const { env, file } = await setUp();
  const trace = () => /zebrafink|nobody\.else@erased/i.test(readFileSync(file, 'latin1'));
  await contactCli(env, 'backup', file);
  expect(trace()).toBe(true);
  // Rows gone, bytes there: what a plain copy of the file takes along.
  const careless = new DatabaseSync(sqliteFile(env.DATA_DIR));
  careless.exec(`pragma secure_delete = off; delete from message where sender = '${person.email}'`);
  careless.close();
  expect(readFileSync(sqliteFile(env.DATA_DIR), 'latin1')).toMatch(/zebrafink/i);
  await contactCli(env, 'backup', file, '--force');
  expect(trace()).toBe(false);
});

it('a restore leaves no byte of who was erased since, and nothing of what it worked with', async () => {
  const { env, file } = await setUp();
  await contactCli(env, 'backup', file);
  await contactCli(env, 'erase', person.email);
  expect(await contactJson(env, 'restore', file, '--yes')).toMatchObject({ erased: 20 });
  const left = globSync('**/*', { cwd: env.DATA_DIR, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(left.filter((path) => /zebrafink|nobody\.else@erased/i.test(readFileSync(path, 'latin1')))).toEqual(
    [],
  );
  expect(readdirSync(env.DATA_DIR).sort()).toEqual(['erasures', 'outbox.lock', 'outbox.sqlite']);
});

it('a WAL left over beside the present file has no effect on the restored one', async () => {
  const { env, file } = await setUp();
  await contactCli(env, 'backup', file);
  const server = await startServer({ ...env, ...nowhere });
  onTestFinished(server.kill);
  const late = await send(server.address);
  await server.kill();
  const wal = `${sqliteFile(env.DATA_DIR)}-wal`;
  expect(readFileSync(wal).length).toBeGreaterThan(0);
  expect(await contactJson(env, 'restore', file, '--yes')).toMatchObject({ lost: 1 });
  expect(await contactCli(env, 'show', String(late))).toMatchObject({ code: 1 });
  expect(await contactJson(env, 'list')).toMatchObject({ counts: { queued: 60 } });
  expect(existsSync(wal)).toBe(false);
});

it.each([
  ['cut off', (path: string) => truncateSync(path, 10_000)],
  ['something else', (path: string) => writeFileSync(path, 'Guten Tag '.repeat(1000))],
])('replaces a file that is %s, with its WAL', async (_, damage) => {
  const { env, file } = await setUp();
  await contactCli(env, 'backup', file);
  const present = sqliteFile(env.DATA_DIR);
  // A WAL of its own, which SQLite would bring over into any file of that name.
  const server = new DatabaseSync(present);
  server.exec(`pragma journal_mode = wal; delete from message`);
  const wal = readFileSync(`${present}-wal`);
  server.close();
  damage(present);
  writeFileSync(`${present}-wal`, wal);
  expect(await contactJson(env, 'restore', file, '--yes')).toMatchObject({ restored: true });
  expect(await contactJson(env, 'list')).toMatchObject({ counts: { queued: 60 } });
});

it('refuses while a program has the file open that does not know the lock', async () => {
  const { env, file } = await setUp();
  await contactCli(env, 'backup', file);
  const shell = new DatabaseSync(sqliteFile(env.DATA_DIR));
  shell.exec('pragma journal_mode = wal; begin; select * from message');
  const { code, err } = await contactCli(env, 'restore', file, '--yes');
  expect([code, err]).toEqual([1, expect.stringMatching(/another program has .*outbox\.sqlite open/)]);
  shell.close();
  expect(await contactJson(env, 'restore', file, '--yes')).toMatchObject({ restored: true });
});

it('a damaged page is found, in a backup that opens well', async () => {
  const { env, file } = await setUp();
  await contactCli(env, 'backup', file);
  const content = readFileSync(file);
  content.fill(0xff, 8192, 12_288);
  writeFileSync(file, content);
  expect(await contactCli(env, 'restore', file, '--yes')).toMatchObject({
    code: 1,
    err: `contact restore: ${file} is damaged\n`,
  });
});

it('what a killed restore left goes when the store is next opened', async () => {
  const { env } = await setUp();
  const draft = `${sqliteFile(env.DATA_DIR)}.restoring`;
  for (const name of [draft, `${draft}-wal`, `${draft}-shm`]) writeFileSync(name, 'half of it');
  await contactCli(env, 'list');
  expect(readdirSync(env.DATA_DIR).sort()).toEqual(['outbox.lock', 'outbox.sqlite']);
});
