import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { teamFolder, writeForTeam } from '#server/delivery/destinations/folder.ts';
import { startRetention } from '#server/retention/job.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import type { StoreLocation } from '#server/store/database.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { contactAnswering } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { correspondents, eventually, message } from '#server/testing/delivery.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { send, startServer } from '#server/testing/server.ts';
import { describeOnBoth, storeAt, testStore } from '#server/testing/store.ts';
import { SECOND } from '#server/time.ts';
import { findMessages } from '#server/store/records.ts';
import { storeMessage, takeDeliveries } from '#server/store/outbox.ts';

/** What must be found nowhere afterwards: some of the texts are long enough for pages of their own. */
const person = { lastName: 'Zebrafink', email: 'nobody.else@erased.example', message: 'Karmesinrot' };

const contact = contactAnswering(person.email);

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
  const database = testStore({ folder });
  await vi.waitFor(
    async () => expect(await findMessages(database, { state: 'delivered', limit: 99 })).toHaveLength(24),
    20 * SECOND,
  );
  expect(new Set(tracesIn(folder).map((trace) => trace.split(': ')[1]))).toEqual(
    new Set(Object.values(person)),
  );

  expect(await contact.cli(env, 'erase')).toMatchObject({ code: 0, err: '' });
  expect(tracesIn(folder)).toEqual([]);
  expect(await findMessages(database, { limit: 99 })).toHaveLength(18);

  expect(await send(server.address)).toBeTypeOf('string');
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect(tracesIn(folder)).toEqual([]);
});

it.each(['before', 'while'])(
  'an erasure %s a file is written leaves none, and none comes later',
  async (when) => {
    const folder = temporaryFolder();
    const database = testStore({ folder });
    const erase = () => contact.cli({ DATA_DIR: folder }, 'erase');
    const mail = emlFolder(folder);
    const destination = teamFolder(mail, correspondents, async (name) => {
      const found = await findMessages(database, { name, limit: 1 });
      if (when === 'while') expect(await erase()).toMatchObject({ code: 0, err: '' });
      return found.length > 0;
    });
    await storeMessage(database, { ...message, contact: { ...sampleContact, ...person } });
    const [delivery] = await takeDeliveries(database, 'team', 1);
    if (delivery === undefined) throw new Error('it was due');
    if (when === 'before') expect(await erase()).toMatchObject({ code: 0, err: '' });
    await expect(writeForTeam(delivery, destination)).rejects.toThrow(
      when === 'before' ? 'erased' : 'ENOENT',
    );
    expect(tracesIn(folder)).toEqual([]);
    expect(readdirSync(mail)).toEqual([]);
  },
);

it('an erasure that a reader holds up says so, and is finished by the next, or by the server’s day', async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const database = testStore({ folder });
  await storeMessage(database, { ...message, contact: { ...sampleContact, ...person } });
  const reader = new DatabaseSync(sqliteFile(folder));
  reader.exec('begin; select * from contact_message');
  const { code, out, err } = await contact.cli(env, 'erase');
  expect(code).toBe(1);
  expect(out).toBe('1 message (1 of them undelivered) and 0 .eml files were deleted.\n');
  expect(err).toContain('contact erase: deleted, but the files of the database still hold it (another');
  expect(tracesIn(folder)).not.toEqual([]);
  reader.exec('rollback');
  reader.close();
  const retention = startRetention({ database, dataDir: folder, log: pino({ level: 'silent' }) });
  onTestFinished(retention.stop);
  await vi.waitFor(() => expect(tracesIn(folder)).toEqual([]), 20 * SECOND);
});

/** Keeps the store's files from being scrubbed, which the deleting of rows does not need. Resolves to what ends it. */
async function holdUp({ dataDir, databaseUrl }: StoreLocation): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) {
    const reader = new DatabaseSync(sqliteFile(dataDir));
    reader.exec('begin; select * from contact_message');
    return () => {
      reader.close();
      return Promise.resolve();
    };
  }
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('begin; select * from contact_message');
  return () => client.end();
}

/** The settings of a store. */
function environmentOf({ dataDir, databaseUrl }: StoreLocation): Record<string, string> {
  const environment: Record<string, string> = { DATA_DIR: dataDir };
  if (databaseUrl !== undefined) environment['DATABASE_URL'] = databaseUrl;
  return environment;
}

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

/** "contact erase" as a process of its own, killed once the rows are gone and the files are not yet scrubbed. */
async function killBetweenPasses(place: StoreLocation): Promise<void> {
  const database = storeAt(place);
  const release = await holdUp(place);
  const env = { PATH: process.env['PATH'], ...environmentOf(place) };
  const child = spawn(process.execPath, [main, 'erase'], { env, stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(`${person.email}\n`);
  const ended = once(child, 'exit');
  for (;;) {
    const found = await findMessages(database, { limit: 1 });
    if (found.length === 0 || child.exitCode !== null) break;
    // SQLite answers at once: the end of the child's input would wait for ever.
    await setImmediate();
  }
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await release();
}

describeOnBoth((newPlace) => {
  async function setUp() {
    const place = await newPlace();
    const env = environmentOf(place);
    const database = storeAt(place);
    await storeMessage(database, { ...message, contact: { ...sampleContact, ...person } });
    const [delivery] = await takeDeliveries(database, 'team', 1);
    if (delivery === undefined) throw new Error('it was due');
    await killBetweenPasses(place);
    // What a delivery wrote that was under way.
    const folder = teamFolder(emlFolder(place.dataDir), correspondents, () => Promise.resolve(true));
    await writeForTeam(delivery, folder);
    expect(tracesIn(place.dataDir)).not.toEqual([]);
    return { place, env, database };
  }

  it('an erasure that was killed between its passes is finished by the second run, which says so', async () => {
    const { place, env } = await setUp();
    expect(await contact.cli(env, 'erase', '--dry-run')).toEqual({
      code: 0,
      out:
        '0 messages (0 of them undelivered) and 1 .eml file would be deleted. ' +
        'An erasure that was interrupted would be finished.\n',
      err: '',
    });
    expect(await contact.cli(env, 'erase')).toEqual({
      code: 0,
      out:
        '0 messages (0 of them undelivered) and 1 .eml file were deleted. ' +
        'An erasure that was interrupted is finished: nothing of it is left.\n',
      err: '',
    });
    expect(tracesIn(place.dataDir)).toEqual([]);
    expect(await contact.cli(env, 'erase')).toMatchObject({ code: 1, out: '' });
  });

  it('an erasure that was killed between its passes is finished by the server’s day', async () => {
    const { place, env, database } = await setUp();
    const retention = startRetention({ database, dataDir: place.dataDir, log: pino({ level: 'silent' }) });
    onTestFinished(retention.stop);
    await eventually(() => expect(tracesIn(place.dataDir)).toEqual([]));
    await retention.stop();
    expect(await contact.cli(env, 'erase')).toMatchObject({ code: 1, out: '' });
  });
});

it('an erasure that was killed before it deleted anything is done by the second run', async () => {
  const folder = temporaryFolder();
  const database = testStore({ folder });
  await storeMessage(database, { ...message, contact: { ...sampleContact, ...person } });
  const writer = new DatabaseSync(sqliteFile(folder));
  writer.exec('begin immediate');
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const child = spawn(process.execPath, [main, 'erase'], { env, stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(`${person.email}\n`);
  const ended = once(child, 'exit');
  // Note and mark as whole files: killed earlier, a draft of the mark would stay beside them.
  const noted = [expect.stringMatching(/\.json$/), expect.stringMatching(/\.json\.unfinished$/)];
  await eventually(() => expect(readdirSync(join(folder, 'erasures')).sort()).toEqual(noted));
  child.kill('SIGKILL');
  await ended;
  writer.close();
  expect(await contact.cli({ DATA_DIR: folder }, 'erase')).toMatchObject({ code: 0, err: '' });
  expect(tracesIn(folder)).toEqual([]);
  expect(readdirSync(join(folder, 'erasures'))).toHaveLength(2);
});
