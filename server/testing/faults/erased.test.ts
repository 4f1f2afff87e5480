import { once } from 'node:events';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folderDestination } from '#server/delivery/destinations/folder.ts';
import { startRetention } from '#server/retention/job.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { contactCli } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { envelope, message } from '#server/testing/delivery.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { send, startServer } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { SECOND } from '#server/time.ts';

/** What must be found nowhere afterwards: some of the texts are long enough for pages of their own. */
const person = { lastName: 'Zebrafink', email: 'nobody.else@erased.example', message: 'Karmesinrot' };

/** The traces of that person in every byte of every file below a folder: `file: trace`. */
function tracesIn(folder: string): string[] {
  return globSync('**', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .flatMap((name) => {
      const content = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
      return Object.values(person)
        .filter((trace) => content.includes(trace.toLowerCase()))
        .map((trace) => `${name}: ${trace}`);
    });
}

it('after "contact erase" no byte in DATA_DIR is of the person, with the server running or stopped', async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const server = await startServer(env);
  onTestFinished(server.kill);
  const sizes = [1, 20, 110];
  for (let sent = 0; sent < 24; sent += 1) {
    const some = { email: `${crypto.randomUUID()}@else.example`, message: crypto.randomUUID() };
    const one = sent % 4 === 0 ? person : some;
    const message = `${one.message} `.repeat(sizes[sent % 3] ?? 1);
    expect(await send(server.address, { ...one, message })).toBeTypeOf('string');
  }
  const { outbox } = testStore({ folder });
  await vi.waitFor(
    async () => expect(await outbox.find({ state: 'delivered', limit: 99 })).toHaveLength(24),
    20 * SECOND,
  );
  expect(new Set(tracesIn(folder).map((trace) => trace.split(': ')[1]))).toEqual(
    new Set(Object.values(person)),
  );

  expect(await contactCli(env, 'erase', person.email)).toMatchObject({ code: 0, err: '' });
  expect(tracesIn(folder)).toEqual([]);
  expect(await outbox.find({ limit: 99 })).toHaveLength(18);

  expect(await send(server.address)).toBeTypeOf('string');
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect(tracesIn(folder)).toEqual([]);
});

it.each(['before', 'while'])(
  'an erasure %s a file is written leaves none, and none comes later',
  async (when) => {
    const folder = temporaryFolder();
    const { outbox } = testStore({ folder });
    const erase = () => contactCli({ DATA_DIR: folder }, 'erase', person.email);
    const mail = emlFolder(folder);
    const { send: write } = folderDestination(mail, envelope, async (name) => {
      const found = await outbox.find({ name, limit: 1 });
      if (when === 'while') expect(await erase()).toMatchObject({ code: 0, err: '' });
      return found.length > 0;
    });
    await outbox.accept({ ...message, contact: { ...sampleContact, ...person } });
    const [task] = await outbox.take('team', 1);
    if (task === undefined) throw new Error('it was due');
    if (when === 'before') expect(await erase()).toMatchObject({ code: 0, err: '' });
    await expect(write(task, new AbortController().signal)).rejects.toThrow(
      when === 'before' ? 'erased' : 'ENOENT',
    );
    expect([tracesIn(folder), readdirSync(mail)]).toEqual([[], []]);
  },
);

it('an erasure that a reader holds up says so, and is finished by the next, or by the server’s day', async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const { outbox } = testStore({ folder });
  await outbox.accept({ ...message, contact: { ...sampleContact, ...person } });
  const reader = new DatabaseSync(sqliteFile(folder));
  reader.exec('begin; select * from contact_message');
  const { code, out, err } = await contactCli(env, 'erase', person.email);
  expect([code, out]).toEqual([1, '1 message (1 of them undelivered) and 0 .eml files were deleted.\n']);
  expect(err).toContain('contact erase: deleted, but the files of the database still hold it (another');
  expect(tracesIn(folder)).not.toEqual([]);
  reader.exec('rollback');
  reader.close();
  const retention = startRetention({ outbox, dataDir: folder, log: pino({ level: 'silent' }) });
  onTestFinished(retention.stop);
  await vi.waitFor(() => expect(tracesIn(folder)).toEqual([]), 20 * SECOND);
});
