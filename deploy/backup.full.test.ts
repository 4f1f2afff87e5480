import { execFileSync, spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { keepClock } from '#server/retention/trustedClock.ts';
import { openStore } from '#server/store/store.ts';
import { contactAnswering, contactCli, contactJson } from '#server/testing/cli.ts';
import { message } from '#server/testing/delivery.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import type { StoreSettings } from '#server/testing/server.ts';
import { DAY, MINUTE } from '#server/time.ts';
import { storeMessage } from '#server/store/outbox.ts';
import { checkWritable } from '#server/store/writable.ts';
import type { Database } from '#server/store/database.ts';
import { storedSecret } from '#server/store/secret.ts';

// Each of them runs programs, and waits for real disks, a dozen times.
vi.setConfig({ testTimeout: 3 * MINUTE });

const root = fileURLToPath(new URL('..', import.meta.url));
const [erased, other] = ['erased@person.example', 'other@person.example'];

type Options = {
  /** What comes on standard input. */
  input?: Buffer | undefined;
  /** Whom to be instead of root. */
  uid?: number | undefined;
};

/** Runs a script as operators do. */
function run(
  script: string,
  env: Partial<StoreSettings> & NodeJS.ProcessEnv,
  args: readonly string[],
  { input, uid }: Options = {},
) {
  const options: SpawnSyncOptionsWithStringEncoding = {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  };
  if (input !== undefined) options.input = input;
  if (uid !== undefined) {
    options.uid = uid;
    options.gid = uid;
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { code: status, out: stdout, err: stderr };
}

const program = (
  name: 'backup' | 'restore',
  env: Partial<StoreSettings> & NodeJS.ProcessEnv,
  ...args: string[]
) => run(`deploy/${name}.ts`, env, args);

const failure = (words: string) => ({ code: 1, out: '', err: expect.stringContaining(words) as string });

/** What operators do, on a store and a folder of backups of their own. */
function setUp(env: StoreSettings & Record<string, string>) {
  const folder = join(temporaryFolder(), 'backups');
  const withStore = async <Result>(work: (database: Database) => Promise<Result>) => {
    const database = await openStore(readConfig(env));
    return work(database).finally(database.close);
  };
  return {
    env,
    folder,
    withStore,
    accept: (email: string) =>
      withStore(async (database) => {
        const accepted = await storeMessage(database, { ...message, contact: { ...sampleContact, email } });
        return 'reference' in accepted ? (accepted.reference ?? '') : '';
      }),
    secret: () => withStore(async (database) => (await storedSecret(database))('x')),
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
    restore: (file: string, options?: Options) => run('deploy/restore.ts', env, [file], options),
  };
}

/** What every file below a folder holds. */
const contentsOf = (folder: string) =>
  globSync('**', { cwd: folder })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'));

function drill(newEnv: () => StoreSettings | Promise<StoreSettings>): void {
  it('a restore brings the messages of a backup back, but nobody who was erased since, and names what is gone', async () => {
    const { env, folder, withStore, accept, secret, stored, backUp, restore } = setUp(await newEnv());
    const [, kept] = [await accept(erased), await accept(other)];
    const before = await stored();
    const signing = await secret();
    const file = await withStore(async (database) => {
      await checkWritable(database);
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

  it('a restore repeats the erasure of a span of time, so that spam is not back', async () => {
    const { env, accept, stored, backUp, restore } = setUp(await newEnv());
    const kept = await accept(other);
    const from = new Date();
    await accept(other);
    const until = new Date();
    const file = backUp();
    const span = ['--from', from.toISOString(), '--until', until.toISOString()];
    expect(await contactCli(env, 'erase', ...span)).toMatchObject({ code: 0 });
    expect(restore(file)).toMatchObject({ code: 0, err: '' });
    expect(await stored()).toMatchObject([{ reference: kept }]);

    // Neither on another machine, which has nothing but the folder of the backups.
    backUp();
    const next = setUp(await newEnv());
    expect(next.restore(file)).toMatchObject({ code: 0, err: '' });
    expect(await next.stored()).toMatchObject([{ reference: kept }]);
  });

  it('a restore from a folder without notes of erasures says that they are not there', async () => {
    const { accept, backUp } = setUp(await newEnv());
    await accept(other);
    const next = setUp(await newEnv());
    const { code, err } = next.restore(backUp());
    expect(code).toBe(0);
    expect(err).toContain('There are no notes of erasures');
  });

  it('an encrypted backup is restored from standard input, and lies in no file meanwhile or afterwards', async () => {
    const { env, folder, accept, stored, backUp, restore } = setUp(await newEnv());
    await accept(other);
    const { identity, recipient } = newKey();
    const file = backUp({ AGE_RECIPIENT: recipient });
    const name = basename(file).replace(/\.age$/, '');
    expect(readdirSync(folder).sort()).toEqual([basename(file), `${name}.sha256`].sort());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const decrypted = execFileSync('age', ['--decrypt', '--identity', identity, file]);
    const before = await stored();
    await accept(other);
    const now = await stored();

    for (const [input, words] of [
      [Buffer.alloc(0), 'nothing came on standard input: age --decrypt'],
      [readFileSync(file), 'is encrypted: age --decrypt'],
      [decrypted.subarray(0, -1), 'is damaged'],
    ] as const) {
      expect(restore(file, { input })).toEqual(failure(words));
      expect(await stored()).toEqual(now);
    }

    expect(restore(file, { input: decrypted })).toMatchObject({ code: 0 });
    expect(await stored()).toEqual(before);
    expect(contentsOf(folder).filter((content) => content.includes(other))).toEqual([]);
    expect(readdirSync(env.DATA_DIR).filter((one) => one.includes('restoring'))).toEqual([]);
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
      [place(name, 'age-encryption.org/v1\n-> X25519', sum), 'is encrypted: age --decrypt'],
      [place(name, foreign, foreignSum), 'is not a backup of the database'],
      [place('2020-03-02T093000Z.backup', content, sum), 'is too old'],
      ['/nowhere/2026-11-24T000000Z.backup', 'is not there'],
    ] as const) {
      expect(restore(path)).toEqual(failure(words));
      expect(await stored()).toEqual(before);
      expect(readdirSync(env.DATA_DIR).filter((one) => one.includes('restoring'))).toEqual([]);
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
    expect(program('backup', { ...env, FOLDER: folder, KEEP: '1', AGE_RECIPIENT: 'none', ...wrong })).toEqual(
      failure(words),
    );
    expect(readdirSync(folder)).toEqual(all);
  }
  const file = backUp({ KEEP: '2', AGE_RECIPIENT: 'none' });
  const name = basename(file);
  expect(readdirSync(folder).sort()).toEqual([old[1], name, `${name}.sha256`, 'by-hand.backup'].sort());
  // Its clock was ahead: what is made now stays all the same.
  renameSync(file, join(folder, '2099-01-01T000000Z.backup'));
  const newest = basename(backUp({ KEEP: '1', AGE_RECIPIENT: 'none' }));
  expect(readdirSync(folder)).toContain(newest);
});

/** A key of age: the file of its private half, and its public one. */
function newKey(): { identity: string; recipient: string } {
  const identity = join(temporaryFolder(), 'key');
  execFileSync('age-keygen', ['--output', identity], { stdio: 'ignore' });
  return { identity, recipient: execFileSync('age-keygen', ['-y', identity], { encoding: 'utf8' }).trim() };
}

const sqlitePlace = () => ({ DATA_DIR: temporaryFolder() });

it('a backup that is not encrypted is refused where backups were, and made where that is wanted', async () => {
  const { env, folder, accept, backUp } = setUp(sqlitePlace());
  await accept(other);
  backUp({ AGE_RECIPIENT: newKey().recipient });
  const refused = failure('AGE_RECIPIENT is not set, and backups were encrypted until now');
  const before = readdirSync(folder);
  expect(program('backup', { ...env, FOLDER: folder })).toEqual(refused);
  expect(readdirSync(folder)).toEqual(before);
  // Also where the folder is another one.
  expect(program('backup', { ...env, FOLDER: join(temporaryFolder(), 'new') })).toEqual(refused);
  expect(backUp({ AGE_RECIPIENT: 'none' })).toMatch(/\.backup$/);
});

it('what was decrypted beside the encrypted backups is not restored, and the next backup deletes it', async () => {
  const { env, folder, accept, backUp, restore } = setUp(sqlitePlace());
  await accept(other);
  const { identity, recipient } = newKey();
  const file = backUp({ AGE_RECIPIENT: recipient });
  const plain = file.replace(/\.age$/, '');
  execFileSync('age', ['--decrypt', '--identity', identity, '--output', plain, file]);
  expect(restore(plain)).toEqual(failure('was decrypted beside'));
  const { code, err } = program('backup', { ...env, FOLDER: folder, AGE_RECIPIENT: recipient });
  expect(code).toBe(0);
  expect(err).toContain(`${basename(plain)} was decrypted beside`);
  expect(readdirSync(folder)).not.toContain(basename(plain));
  expect(readdirSync(folder)).toContain(basename(file));
});

it('a clock that is ahead makes no backup forget who was erased', async () => {
  const { env, folder, accept, backUp } = setUp(sqlitePlace());
  await accept(erased);
  await contactAnswering(erased).cli(env, 'erase');
  await keepClock(env.DATA_DIR, { known: Date.now() });
  const ahead = `const now = Date.now; Date.now = () => now() + ${215 * DAY}`;
  backUp({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}` });
  expect(readdirSync(join(folder, 'erasures'))).toHaveLength(1);
});

/** Somebody else than root, where the tests are run by root; others can shut themselves out. */
const stranger = process.getuid?.() === 0 ? 65_534 : undefined;

/** A place that a program run by the stranger can come to. */
function strangersPlace() {
  const place = temporaryFolder();
  chmodSync(place, 0o755);
  if (stranger !== undefined) chownSync(place, stranger, stranger);
  return place;
}

/** Takes a folder from whoever runs the programs. */
const takeAway = (folder: string) => chmodSync(folder, stranger === undefined ? 0 : 0o700);
const giveBack = (folder: string) => chmodSync(folder, 0o700);

it('a backup in somebody else’s folder is not called missing: the permission is named', async () => {
  const { accept, folder, backUp } = setUp(sqlitePlace());
  await accept(other);
  const file = backUp();
  takeAway(folder);
  const env = { DATA_DIR: strangersPlace() };
  const { code, err } = run('deploy/restore.ts', env, [file], { uid: stranger });
  giveBack(folder);
  expect(code).toBe(1);
  expect(err).toMatch(
    /may not be used by the user \S+ \(EACCES\): \S+ belongs to the user \d+; what is of the service/,
  );
  expect(err).not.toContain('missing');
});

it('a data folder that cannot be made is named with the permission that lacks', async () => {
  const { accept, folder, backUp } = setUp(sqlitePlace());
  await accept(other);
  const file = backUp();
  for (const path of [dirname(folder), folder, ...globSync(`${folder}/**`)]) chmodSync(path, 0o755);
  const closed = temporaryFolder();
  chmodSync(closed, 0o555);
  const env = { DATA_DIR: join(closed, 'data') };
  const { code, err } = run('deploy/restore.ts', env, [file], { uid: stranger });
  expect(code).toBe(1);
  expect(err).toContain(`${env.DATA_DIR} may not be used by the user`);
  expect(err).toContain(`${closed} belongs to the user`);
  expect(err).toContain(`install -d -o USER -g USER -m 700 ${env.DATA_DIR}`);
});

it('a store that may not be read is not taken for none', async () => {
  const { env, accept } = setUp(sqlitePlace());
  await accept(other);
  chmodSync(env.DATA_DIR, 0o755);
  chmodSync(join(env.DATA_DIR, 'outbox.sqlite'), stranger === undefined ? 0 : 0o600);
  for (const [script, args] of [
    ['server/cli/main.ts', ['list']],
    ['deploy/backup.ts', []],
  ] as const) {
    const place = { ...env, FOLDER: join(strangersPlace(), 'backups') };
    const { code, err } = run(script, place, args, { uid: stranger });
    expect(code).toBe(1);
    expect(err).toContain('outbox.sqlite may not be used by the user');
  }
  chmodSync(join(env.DATA_DIR, 'outbox.sqlite'), 0o600);
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
