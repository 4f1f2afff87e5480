import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSqliteStore, sqliteFile } from '#server/store/sqlite/store.ts';
import { contactCli } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { send, startServer } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';

/** What must be found nowhere afterwards: some of the texts are long enough for pages of their own. */
const person = { lastName: 'Zebrafink', email: 'nobody.else@erased.example', message: 'Karmesinrot' };
const traces = Object.values(person).map((text) => text.toLowerCase());

/** The traces of the person in every byte of every file below a folder: `file: trace`. */
function tracesIn(folder: string): string[] {
  return globSync('**', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .flatMap((name) => {
      const content = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
      return traces.filter((trace) => content.includes(trace)).map((trace) => `${name}: ${trace}`);
    });
}

/** A running server that has taken and delivered messages of the person, among those of others. */
async function setUp() {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const server = await startServer(env);
  onTestFinished(server.kill);
  for (let sent = 0; sent < 60; sent += 1) {
    const size = [1, 40, 600][sent % 3] ?? 1;
    await send(
      server.address,
      sent % 4 === 0
        ? { ...person, message: `${person.message} `.repeat(size / 2 + 1) }
        : {
            email: `${crypto.randomUUID()}@else.example`,
            message: crypto.randomUUID().repeat(size / 10 + 1),
          },
    );
  }
  await vi.waitFor(() => expect(globSync('mail/*.eml', { cwd: folder })).toHaveLength(60), 20 * SECOND);
  await vi.waitFor(async () => {
    expect((await contactCli(env, 'list')).out).toContain('0 queued, 0 held, 60 delivered');
  }, 20 * SECOND);
  expect(new Set(tracesIn(folder).map((trace) => trace.split(': ')[1]))).toEqual(new Set(traces));
  return { folder, env, server };
}

it(
  'after "contact erase" no byte in DATA_DIR is of the person, with the server running or stopped',
  async () => {
    const { folder, env, server } = await setUp();
    expect(await contactCli(env, 'erase', person.email)).toMatchObject({ code: 0, err: '' });
    expect(tracesIn(folder)).toEqual([]);
    expect(typeof (await send(server.address))).toBe('string');
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    expect(tracesIn(folder)).toEqual([]);
    expect(await contactCli(env, 'list')).toMatchObject({ code: 0 });
  },
  MINUTE,
);

it(
  'neither is after what is of age was purged',
  async () => {
    const { folder, env } = await setUp();
    const database = new DatabaseSync(sqliteFile(folder), { timeout: 5 * SECOND });
    database
      .prepare('update delivery set settled = 1 where message in (select id from message where sender = ?)')
      .run(person.email);
    database.close();
    expect(await contactCli(env, 'purge')).toMatchObject({ code: 0, err: '' });
    expect(tracesIn(folder)).toEqual([]);
  },
  MINUTE,
);

it('what was deleted before this was known goes with the first start', async () => {
  const folder = temporaryFolder();
  const { outbox, close } = openSqliteStore(folder);
  for (let sent = 0; sent < 20; sent += 1)
    await outbox.accept({
      contact: {
        firstName: 'Zoe',
        phone: '+49 30 23125 321',
        town: 'Ulm',
        country: 'DE',
        ...person,
        message: person.message.repeat(100),
      },
      locale: 'de',
    });
  // As an earlier version left it: rows gone, bytes there, and nothing noted of the migration.
  const earlier = new DatabaseSync(sqliteFile(folder));
  earlier.exec(
    `pragma secure_delete = off; delete from message; delete from migration where name like '0007%'`,
  );
  earlier.exec('pragma wal_checkpoint(truncate)');
  expect(tracesIn(folder)).not.toEqual([]);
  earlier.close();
  await close();
  testStore({ folder });
  expect(tracesIn(folder)).toEqual([]);
});

it('an erasure that a reader holds up says so, and the next purge finishes it', async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const { outbox } = testStore({ folder, clock: () => Date.now() - DAY });
  await outbox.accept({
    contact: { firstName: 'Zoe', phone: '+49 30 23125 321', town: 'Ulm', country: 'DE', ...person },
    locale: 'de',
  });
  const reader = new DatabaseSync(sqliteFile(folder));
  reader.exec('begin; select * from message');
  const { code, out, err } = await contactCli(env, 'erase', person.email);
  expect([code, out]).toEqual([1, '1 message (1 of them undelivered) and 0 .eml files were deleted.\n']);
  expect(err).toContain('contact erase: deleted, but the files of the database still hold it (another');
  expect(tracesIn(folder)).not.toEqual([]);
  reader.exec('rollback');
  reader.close();
  expect(await contactCli(env, 'purge')).toMatchObject({ code: 0 });
  expect(tracesIn(folder)).toEqual([]);
});
