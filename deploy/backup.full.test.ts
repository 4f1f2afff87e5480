import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { keepClock } from '#server/retention/trustedClock.ts';
import { contactAnswering } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { execute } from '#server/testing/releasedStore.ts';
import { DAY, MINUTE } from '#server/time.ts';
import {
  erased,
  failure,
  newKey,
  operatorOf,
  other,
  runScript,
  stranger,
  strangersPlace,
} from './testing/backups.ts';

// Each of them runs programs, and waits for real disks, a dozen times.
vi.setConfig({ testTimeout: 3 * MINUTE });

const operator = () => operatorOf({ DATA_DIR: temporaryFolder() });

/** What lies in a folder of backups, but for the empty file of their lock. */
const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name !== '.lock.sqlite')
    .sort();

it('nobody else on the machine may read a backup', async () => {
  const { folder, accept, backUp } = operator();
  await accept(other);
  const file = backUp();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('a backup that is asked for with empty variables is made as without them', async () => {
  const { accept, runBackup } = operator();
  await accept(other);
  expect(runBackup({ KEEP: '', AGE_RECIPIENT: ' ' })).toMatchObject({ code: 0, err: '' });
});

it.each([
  ['a ~ that no shell has replaced', '~', 'FOLDER: must not begin with ~'],
  ['a variable that no shell has replaced', '$HOME/backups', 'FOLDER: must be a path as it is'],
  ['a file', join(import.meta.dirname, 'backup.ts'), 'backup.ts is no folder'],
])('a backup is not made where FOLDER is %s', async (_, FOLDER, words) => {
  const { accept, runBackup } = operator();
  await accept(other);
  expect(runBackup({ FOLDER })).toEqual(failure(words));
  expect(existsSync(join(import.meta.dirname, '..', FOLDER, '.lock.sqlite'))).toBe(false);
});

it.each([
  { option: '--help', code: 0, out: /^Usage: /, err: /^$/ },
  { option: '--dry-run', code: 2, out: /^$/, err: /^"--dry-run" is not understood\.\n\nUsage: / },
])('a backup is not made where $option is asked for', async ({ option, code, out, err }) => {
  const { env, folder, accept } = operator();
  await accept(other);
  const result = runScript('deploy/backup.ts', { ...env, FOLDER: folder }, [option]);
  expect(result.code).toBe(code);
  expect(result.out).toMatch(out);
  expect(result.err).toMatch(err);
  expect(existsSync(folder)).toBe(false);
});

it('two backups at once are made one after the other', async () => {
  const { folder, accept, startBackup } = operator();
  await accept(other);
  const codes = await Promise.all([startBackup(), startBackup()]);
  expect(codes).toEqual([0, 0]);
  const files = filesIn(folder).filter((name) => name.endsWith('.backup'));
  for (const name of files) {
    const sum = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    expect(readFileSync(join(folder, `${name}.sha256`), 'utf8')).toContain(sum);
  }
  expect(files.length).toBeGreaterThan(0);
});

it('a backup leaves a note of its name, by which the service knows how old it is', async () => {
  const { env, accept, backUp } = operator();
  await accept(other);
  backUp();
  expect(readFileSync(join(env.DATA_DIR, 'last-backup'), 'utf8')).toMatch(/^\S+Z\.backup\n$/);
});

it('an encrypted backup is for its owner only, and nothing of it lies beside it but the SHA-256', async () => {
  const { folder, accept, backUp } = operator();
  await accept(other);
  const file = backUp({ AGE_RECIPIENT: newKey().recipient });
  const name = basename(file).replace(/\.age$/, '');
  expect(filesIn(folder)).toEqual([basename(file), `${name}.sha256`].sort());
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe('of several backups', () => {
  /** The name of a backup that was made so many milliseconds ago. */
  const madeBefore = (age: number) =>
    `${new Date(Date.now() - age).toISOString().replace(/:|\.\d+/g, '')}.backup`;
  const oldest = madeBefore(2 * DAY);
  const older = `${madeBefore(DAY)}.age`;

  /** An operator whose folder has two older backups and a file of somebody's. */
  async function operatorWithBackups() {
    const own = operator();
    await own.accept(other);
    mkdirSync(own.folder);
    for (const name of [oldest, `${oldest}.sha256`, older, 'by-hand.backup'])
      writeFileSync(join(own.folder, name), '');
    return own;
  }

  it('none stays for longer than the two weeks that were promised, however few there are', async () => {
    const { folder, backUp } = await operatorWithBackups();
    const due = madeBefore(13 * DAY);
    const tooOld = madeBefore(15 * DAY);
    for (const name of [due, tooOld, `${tooOld}.sha256`]) writeFileSync(join(folder, name), '');
    const name = basename(backUp({ AGE_RECIPIENT: 'none' }));
    const kept = [due, oldest, `${oldest}.sha256`, older, name, `${name}.sha256`, 'by-hand.backup'];
    expect(filesIn(folder)).toEqual(kept.sort());
  });

  it('as many stay as KEEP says, the newest, and what is none', async () => {
    const { folder, backUp } = await operatorWithBackups();
    const name = basename(backUp({ KEEP: '2', AGE_RECIPIENT: 'none' }));
    expect(filesIn(folder)).toEqual([older, name, `${name}.sha256`, 'by-hand.backup'].sort());
  });

  it('what was just made stays, although the one before is of a clock that was ahead', async () => {
    const { folder, accept, backUp } = operator();
    await accept(other);
    mkdirSync(folder);
    writeFileSync(join(folder, '2099-01-01T000000Z.backup'), '');
    const newest = basename(backUp({ KEEP: '1', AGE_RECIPIENT: 'none' }));
    expect(filesIn(folder)).toContain(newest);
  });

  it.each([
    ['there is no store', { DATA_DIR: '/nowhere' }, 'there is no store'],
    ['the recipient is none', { AGE_RECIPIENT: 'age1nobody' }, 'age1nobody'],
    ['KEEP would keep none', { KEEP: '0' }, 'KEEP: must be a whole number, 1 or more'],
    ['KEEP is no number', { KEEP: 'abc' }, 'KEEP: must be a whole number, 1 or more'],
    ['its folder cannot be one', { FOLDER: '/dev/null/backups' }, 'ENOTDIR'],
  ])('all stay where one fails, as %s', async (_, wrong, words) => {
    const { folder, runBackup } = await operatorWithBackups();
    const before = filesIn(folder);
    expect(runBackup({ KEEP: '1', AGE_RECIPIENT: 'none', ...wrong })).toEqual(failure(words));
    expect(filesIn(folder)).toEqual(before);
  });
});

describe('where backups were encrypted', () => {
  const refused = failure('AGE_RECIPIENT is not set, and backups were encrypted until now');

  async function operatorWithEncrypted() {
    const own = operator();
    await own.accept(other);
    const { identity, recipient } = newKey();
    const file = own.backUp({ AGE_RECIPIENT: recipient });
    return { ...own, identity, recipient, file };
  }

  it('a backup that is not encrypted is refused', async () => {
    const { folder, runBackup } = await operatorWithEncrypted();
    const before = filesIn(folder);
    expect(runBackup()).toEqual(refused);
    expect(filesIn(folder)).toEqual(before);
  });

  it('it is refused also where the folder is another one', async () => {
    const { runBackup } = await operatorWithEncrypted();
    expect(runBackup({ FOLDER: join(temporaryFolder(), 'new') })).toEqual(refused);
  });

  it('it is made where that is wanted', async () => {
    const { backUp } = await operatorWithEncrypted();
    expect(backUp({ AGE_RECIPIENT: 'none' })).toMatch(/\.backup$/);
  });

  it('the next one deletes what was decrypted beside them, and says so', async () => {
    const { folder, runBackup, identity, recipient, file } = await operatorWithEncrypted();
    const plain = file.replace(/\.age$/, '');
    execFileSync('age', ['--decrypt', '--identity', identity, '--output', plain, file]);
    const { code, err } = runBackup({ AGE_RECIPIENT: recipient });
    expect(code).toBe(0);
    expect(err).toContain(`${basename(plain)} was decrypted beside`);
    expect(filesIn(folder)).not.toContain(basename(plain));
    expect(filesIn(folder)).toContain(basename(file));
  });
});

it('a clock that is ahead makes no backup forget who was erased', async () => {
  const { env, folder, accept, backUp } = operator();
  await accept(erased);
  await contactAnswering(erased).cli(env, 'erase');
  await keepClock(env.DATA_DIR, { known: Date.now() });
  const ahead = `const now = Date.now; Date.now = () => now() + ${215 * DAY}`;
  backUp({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}` });
  expect(readdirSync(join(folder, 'erasures'))).toHaveLength(1);
});

it.each([
  ['a command', 'server/cli/main.ts', ['list']],
  ['a backup', 'deploy/backup.ts', []],
])('%s does not take a store that may not be read for none', async (_, script, args) => {
  const { env, accept } = operator();
  await accept(other);
  const store = join(env.DATA_DIR, 'outbox.sqlite');
  chmodSync(env.DATA_DIR, 0o755);
  chmodSync(store, stranger === undefined ? 0 : 0o600);
  const place = { ...env, FOLDER: join(strangersPlace(), 'backups') };
  const { code, err } = runScript(script, place, args, { uid: stranger });
  chmodSync(store, 0o600);
  expect(code).toBe(1);
  expect(err).toContain('outbox.sqlite may not be used by the user');
});

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  it('a backup and a restore use the schema that the options of DATABASE_URL name, as the service does', async () => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() };
    await execute({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL }, 'create schema website');
    const address = new URL(env.DATABASE_URL);
    address.searchParams.set('options', '-c search_path=website');
    const { accept, backUp, restore, stored } = operatorOf({ ...env, DATABASE_URL: address.href });
    const reference = await accept(other);
    const file = backUp();
    await accept(other);
    expect(restore(file)).toMatchObject({ code: 0 });
    expect(await stored()).toEqual([expect.objectContaining({ reference })]);
  });

  it('no list of processes shows the password of the database', async () => {
    const { env, accept, backUp } = operatorOf({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: (await postgres.emptyDatabase()).replace('postgres@', 'postgres:p%40ss@'),
    });
    await accept(other);
    const programs = temporaryFolder('/tmp');
    const list = join(programs, 'list');
    for (const name of ['pg_dump', 'pg_restore', 'psql']) {
      const real = execFileSync('which', [name], { encoding: 'utf8' }).trim();
      writeFileSync(
        join(programs, name),
        `#!/bin/sh\necho "$PGPASSWORD: $*" >> ${list}\nexec ${real} "$@"\n`,
      );
      chmodSync(join(programs, name), 0o755);
    }
    const PATH = [programs, process.env['PATH']].join(delimiter);
    const file = backUp({ PATH });
    expect(runScript('deploy/restore.ts', { ...env, PATH }, [file])).toMatchObject({ code: 0 });
    const lines = readFileSync(list, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.filter((line) => line.startsWith('p@ss: '))).toHaveLength(2);
    expect(lines.map((line) => line.split(': ')[1]).join()).not.toMatch(/p@ss|p%40ss/);
  });
});
