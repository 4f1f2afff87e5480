import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { contactCli } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { send, startServer } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, SECOND } from '#server/time.ts';

/** What must be found nowhere afterwards: some of the texts are long enough for pages of their own. */
const person = { lastName: 'Zebrafink', email: 'nobody.else@erased.example', message: 'Karmesinrot' };
const old = { lastName: 'Wiedehopf', email: 'long.ago@purged.example', message: 'Ultramarin' };

/** The traces of a person in every byte of every file below a folder: `file: trace`. */
function tracesIn(folder: string, of = person): string[] {
  return globSync('**', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .flatMap((name) => {
      const content = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
      return Object.values(of)
        .filter((trace) => content.includes(trace.toLowerCase()))
        .map((trace) => `${name}: ${trace}`);
    });
}

it('after "contact erase" no byte in DATA_DIR is of the person, with the server running or stopped, nor after "purge" of what is of age', async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const server = await startServer(env);
  onTestFinished(server.kill);
  const sizes = [1, 20, 110];
  for (let sent = 0; sent < 30; sent += 1) {
    const some = { email: `${crypto.randomUUID()}@else.example`, message: crypto.randomUUID() };
    const one = [person, some, old, some, some][sent % 5] ?? some;
    const message = `${one.message} `.repeat(sizes[sent % 3] ?? 1);
    expect(await send(server.address, { ...one, message })).toBeTypeOf('string');
  }
  await vi.waitFor(async () => {
    expect((await contactCli(env, 'list')).out).toContain('0 queued, 30 delivered');
  }, 20 * SECOND);
  for (const one of [person, old])
    expect(new Set(tracesIn(folder, one).map((trace) => trace.split(': ')[1]))).toEqual(
      new Set(Object.values(one)),
    );

  expect(await contactCli(env, 'erase', person.email)).toMatchObject({ code: 0, err: '' });
  expect(tracesIn(folder)).toEqual([]);
  const database = new DatabaseSync(sqliteFile(folder), { timeout: 5 * SECOND });
  database.exec(`update delivery set settled = 1
    where message in (select id from message where sender = '${old.email}')`);
  database.close();
  expect(await contactCli(env, 'purge')).toMatchObject({ code: 0, err: '' });
  expect(tracesIn(folder, old)).toEqual([]);

  expect(await send(server.address)).toBeTypeOf('string');
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect([...tracesIn(folder), ...tracesIn(folder, old)]).toEqual([]);
  expect(await contactCli(env, 'list')).toMatchObject({ code: 0 });
});

it('an erasure that a reader holds up says so, and the next purge finishes it', async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const { outbox } = testStore({ folder, clock: () => Date.now() - DAY });
  await outbox.accept({ contact: { ...sampleContact, ...person }, locale: 'de' });
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
