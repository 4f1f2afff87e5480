import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { contactAnswering, contactJson } from '#server/testing/cli.ts';
import { message } from '#server/testing/delivery.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import type { Place } from '#server/testing/server.ts';
import { DAY } from '#server/time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [erased, other] = ['erased@person.example', 'other@person.example'];

function program(name: 'backup' | 'restore', env: Partial<Place> & NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`deploy/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

const failure = (words: string) => ({ code: 1, out: '', err: expect.stringContaining(words) as string });

/** What operators do, on a store and a folder of backups of their own. */
function setUp(env: Place & Record<string, string>) {
  const folder = join(temporaryFolder(), 'backups');
  const withStore = async <Result>(work: (store: Store) => Promise<Result>) => {
    const store = await openStore(readConfig(env));
    return work(store).finally(store.close);
  };
  return {
    env,
    folder,
    withStore,
    accept: (email: string) =>
      withStore(async ({ outbox }) => {
        const accepted = await outbox.accept({ ...message, contact: { ...sampleContact, email } });
        return 'reference' in accepted ? (accepted.reference ?? '') : '';
      }),
    secret: () => withStore(async ({ secret }) => (await secret())('x')),
    stored: async () => ((await contactJson(env, 'list')) as { messages: { reference: string }[] }).messages,
    /** Makes one, of yesterday by its name, and resolves to its path. */
    backUp: (settings: Record<string, string> = {}) => {
      const { code, out, err } = program('backup', { ...env, FOLDER: folder, ...settings });
      expect([code, err]).toEqual([0, '']);
      const made = out.trim();
      const aged = made.replace(/\d{4}-\d\d-\d\d/, (day) =>
        new Date(Date.parse(day) - DAY).toISOString().slice(0, 10),
      );
      const sumOf = (file: string) => file.replace(/(\.age)?$/, '.sha256');
      renameSync(made, aged);
      renameSync(sumOf(made), sumOf(aged));
      return aged;
    },
    restore: (file: string) => program('restore', env, file),
  };
}

function drill(newEnv: () => Place | Promise<Place>): void {
  it('a restore brings the messages of a backup back, but nobody who was erased since, and names what is gone', async () => {
    const { env, folder, withStore, accept, secret, stored, backUp, restore } = setUp(await newEnv());
    const [, kept] = [await accept(erased), await accept(other)];
    const before = await stored();
    const signing = await secret();
    const file = await withStore(async ({ outbox }) => {
      await outbox.check();
      const made = backUp();
      expect(restore(made)).toEqual(failure('the store is in use'));
      return made;
    });
    expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(readFileSync(join(env.DATA_DIR, 'last-backup'), 'utf8')).toMatch(/^\S+Z\.backup\n$/);

    const late = [await accept(other), await accept(erased)];
    expect(await contactAnswering(erased.toUpperCase()).cli(env, 'erase')).toMatchObject({ code: 0 });
    const later = await accept(erased);
    const { code, out, err } = restore(file);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`2 messages of ${file} are in place.\nGone, as they came since: 2 (`);
    for (const reference of [late[0], later]) expect(out).toContain(reference);
    expect(out).toContain('1 message (1 of them undelivered)');
    expect(await stored()).toEqual(before.filter(({ reference }) => reference === kept));
    // A stolen backup signs nothing.
    expect(await secret()).not.toBe(signing);

    // On another machine the notes of erasures come from beside the backups, where the next backup has put them.
    backUp();
    const next = setUp(await newEnv());
    expect(next.restore(file)).toMatchObject({ code: 0, err: '' });
    expect(await next.stored()).toMatchObject([{ reference: kept }]);
    expect(readdirSync(join(next.env.DATA_DIR, 'erasures'))).toHaveLength(1);
  });

  it('a file that is damaged, unsigned, encrypted, too old or of the other database changes nothing', async () => {
    const { env, accept, stored, backUp, restore } = setUp(await newEnv());
    await accept(other);
    const file = backUp();
    await accept(other);
    const before = await stored();
    const place = (name: string, content: Buffer | string, sum?: string) => {
      const path = join(temporaryFolder(), name);
      writeFileSync(path, content);
      if (sum !== undefined) writeFileSync(`${path}.sha256`, sum);
      return path;
    };
    const [name, content, sum] = [basename(file), readFileSync(file), readFileSync(`${file}.sha256`, 'utf8')];
    const foreign = env.DATABASE_URL === undefined ? 'PGDMP' : 'SQLite format 3\0';
    const foreignSum = hash('sha256', foreign);
    for (const [path, words] of [
      [place(name, content.subarray(0, -100), sum), 'is damaged'],
      [place(name, content), '.sha256 is missing'],
      [place(name, 'age-encryption.org/v1\n-> X25519', sum), 'age --decrypt comes first'],
      [place(name, foreign, foreignSum), 'is not a backup of the database'],
      [place('2020-03-02T093000Z.backup', content, sum), 'is too old'],
      ['/nowhere/2026-11-24T000000Z.backup', 'cannot be read'],
    ] as const) {
      expect(restore(path)).toEqual(failure(words));
      expect(await stored()).toEqual(before);
    }
    mkdirSync(join(dirname(file), 'erasures'), { recursive: true });
    writeFileSync(join(dirname(file), 'erasures', 'a.json'), '{');
    expect(restore(file)).toEqual(failure('a.json is no note of an erasure'));
    expect(await stored()).toEqual(before);
  });
}

drill(() => ({ DATA_DIR: temporaryFolder() }));

it('as many backups stay as KEEP says, the newest, and all of them where one fails', async () => {
  const { env, folder, accept, backUp } = setUp({ DATA_DIR: temporaryFolder() });
  await accept(other);
  mkdirSync(folder);
  const old = ['2026-01-01T000000Z.backup', '2026-01-02T000000Z.backup.age'];
  for (const name of [...old, '2026-01-01T000000Z.backup.sha256', 'by-hand.backup'])
    writeFileSync(join(folder, name), '');
  const all = readdirSync(folder);
  for (const [wrong, words] of [
    [{ DATA_DIR: '/nowhere' }, 'there is no outbox'],
    [{ AGE_RECIPIENT: 'age1nobody' }, 'age1nobody'],
    [{ KEEP: '0' }, 'KEEP'],
    [{ FOLDER: '/dev/null/backups' }, 'ENOTDIR'],
  ] as const) {
    expect(program('backup', { ...env, FOLDER: folder, KEEP: '1', ...wrong })).toEqual(failure(words));
    expect(readdirSync(folder)).toEqual(all);
  }
  const file = backUp({ KEEP: '2' });
  const name = basename(file);
  expect(readdirSync(folder).sort()).toEqual([old[1], name, `${name}.sha256`, 'by-hand.backup'].sort());
  // Its clock was ahead: what is made now stays all the same.
  renameSync(file, join(folder, '2099-01-01T000000Z.backup'));
  const newest = basename(backUp({ KEEP: '1' }));
  expect(readdirSync(folder)).toContain(newest);
});

it('an encrypted backup is restored once it is decrypted, and nothing that is not encrypted stays', async () => {
  const { folder, accept, stored, backUp, restore } = setUp({ DATA_DIR: temporaryFolder() });
  await accept(other);
  const key = join(temporaryFolder(), 'key');
  execFileSync('age-keygen', ['--output', key], { stdio: 'ignore' });
  const recipient = execFileSync('age-keygen', ['-y', key], { encoding: 'utf8' }).trim();
  const file = backUp({ AGE_RECIPIENT: recipient });
  const plain = file.replace(/\.age$/, '');
  expect(readdirSync(folder).sort()).toEqual([basename(file), `${basename(plain)}.sha256`].sort());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(restore(file)).toEqual(failure('age --decrypt comes first'));
  execFileSync('age', ['--decrypt', '--identity', key, '--output', plain, file]);
  const before = await stored();
  await accept(other);
  expect(restore(plain)).toMatchObject({ code: 0 });
  expect(await stored()).toEqual(before);
});

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  drill(async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() }));

  it('no list of processes shows the password of the database', async () => {
    const { env, accept, backUp } = setUp({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: (await postgres.emptyDatabase()).replace('postgres@', 'postgres:p%40ss@'),
    });
    await accept(other);
    const programs = temporaryFolder('/tmp');
    const list = join(programs, 'list');
    for (const name of ['pg_dump', 'pg_restore']) {
      const real = execFileSync('which', [name], { encoding: 'utf8' }).trim();
      writeFileSync(
        join(programs, name),
        `#!/bin/sh\necho "$PGPASSWORD: $*" >> ${list}\nexec ${real} "$@"\n`,
      );
      chmodSync(join(programs, name), 0o755);
    }
    const PATH = [programs, process.env['PATH']].join(delimiter);
    const file = backUp({ PATH });
    expect(program('restore', { ...env, PATH }, file)).toMatchObject({ code: 0 });
    const lines = readFileSync(list, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.filter((line) => line.startsWith('p@ss: '))).toHaveLength(2);
    expect(lines.map((line) => line.split(': ')[1]).join()).not.toMatch(/p@ss|p%40ss/);
  });
});
