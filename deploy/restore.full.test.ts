import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { openDatabaseForServer } from '#server/store/openDatabase.ts';
import { applicationName } from '#server/store/postgres.ts';
import { checkWritable } from '#server/store/writable.ts';
import { contactAnswering, contactCli } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import type { StoreSettings } from '#server/testing/server.ts';
import { MINUTE } from '#server/time.ts';
import {
  contentsOf,
  erased,
  failure,
  leftBy,
  newKey,
  operatorOf,
  other,
  runScript,
  startScript,
  stranger,
  strangersPlace,
} from './testing/backups.ts';

// Each of them runs programs, and waits for real disks, a dozen times.
vi.setConfig({ testTimeout: 3 * MINUTE });

type NewStore = () => StoreSettings | Promise<StoreSettings>;

/** A moment that no message has been received at: on a fast disk one is stored within the millisecond. */
async function nextMoment(): Promise<Date> {
  await setTimeout(2);
  const moment = new Date();
  await setTimeout(2);
  return moment;
}

function drill(newStore: NewStore): void {
  it('a restore brings the messages of a backup back, but nobody who was erased since', async () => {
    const { env, accept, stored, backUp, restore } = operatorOf(await newStore());
    await accept(erased);
    const kept = await accept(other);
    const before = await stored();
    const file = backUp();
    expect(await contactAnswering(erased.toUpperCase()).cli(env, 'erase')).toMatchObject({ code: 0 });
    const { code, out, err } = restore(file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`2 messages of ${file} are in place.`);
    expect(out).toContain('1 message (1 of them undelivered)');
    expect(await stored()).toEqual(before.filter(({ reference }) => reference === kept));
  });

  it('a restore names the messages that came since the backup and are gone', async () => {
    const { accept, backUp, restore } = operatorOf(await newStore());
    await accept(other);
    const file = backUp();
    const late = [await accept(other), await accept(erased)];
    const { out } = restore(file);
    expect(out).toContain('Gone, as they came since: 2 (');
    for (const reference of late) expect(out).toContain(reference);
  });

  it('a restore is refused while a server has the store', async () => {
    const { accept, withStore, backUp, restore } = operatorOf(await newStore());
    await accept(other);
    await withStore(async (database) => {
      await checkWritable(database);
      expect(restore(backUp())).toEqual(failure('the store is in use'));
    });
  });

  it('a store that was restored has a secret of its own, so that a stolen backup signs nothing', async () => {
    const { accept, secret, backUp, restore } = operatorOf(await newStore());
    await accept(other);
    const before = await secret();
    expect(restore(backUp())).toMatchObject({ code: 0 });
    expect(await secret()).not.toBe(before);
  });

  it('on another machine the notes of erasures come from beside the backups', async () => {
    const { env, accept, backUp } = operatorOf(await newStore());
    await accept(erased);
    const kept = await accept(other);
    const file = backUp();
    await contactAnswering(erased).cli(env, 'erase');
    // The next backup puts them there.
    backUp();
    const next = operatorOf(await newStore());
    expect(next.restore(file)).toMatchObject({ code: 0, err: '' });
    expect(await next.stored()).toMatchObject([{ reference: kept }]);
    expect(readdirSync(join(next.env.DATA_DIR, 'erasures'))).toHaveLength(1);
  });

  it('a restore repeats the erasure of a span of time, so that spam is not back', async () => {
    const { env, accept, stored, backUp, restore } = operatorOf(await newStore());
    const kept = await accept(other);
    const from = await nextMoment();
    await accept(other);
    const until = await nextMoment();
    const file = backUp();
    const span = ['--from', from.toISOString(), '--until', until.toISOString()];
    const { out } = await contactCli(env, 'erase', ...span);
    expect(out).toContain('1 message (1 of them undelivered)');
    expect(restore(file)).toMatchObject({ code: 0, err: '' });
    expect(await stored()).toMatchObject([{ reference: kept }]);

    // Neither on another machine, which has nothing but the folder of the backups.
    backUp();
    const next = operatorOf(await newStore());
    expect(next.restore(file)).toMatchObject({ code: 0, err: '' });
    expect(await next.stored()).toMatchObject([{ reference: kept }]);
  });

  it('a restore from a folder without notes of erasures says that they are not there', async () => {
    const { accept, backUp } = operatorOf(await newStore());
    await accept(other);
    const next = operatorOf(await newStore());
    const { code, err } = next.restore(backUp());
    expect(code).toBe(0);
    expect(err).toContain('There are no notes of erasures');
  });

  it('an encrypted backup is restored from standard input, and lies in no file of the backups meanwhile or afterwards', async () => {
    const { env, folder, accept, stored, backUp, restore } = operatorOf(await newStore());
    await accept(other);
    const { identity, recipient } = newKey();
    const file = backUp({ AGE_RECIPIENT: recipient });
    const decrypted = execFileSync('age', ['--decrypt', '--identity', identity, file]);
    const before = await stored();
    await accept(other);

    expect(restore(file, { input: decrypted })).toMatchObject({ code: 0 });
    expect(await stored()).toEqual(before);
    expect(contentsOf(folder).filter((content) => content.includes(other))).toEqual([]);
    expect(leftBy(env)).toEqual([]);
  });

  it('what a restore that was killed has decrypted is gone with the next erasure', async () => {
    const { env, accept, backUp } = operatorOf(await newStore());
    await accept(erased);
    const { identity, recipient } = newKey();
    const file = backUp({ AGE_RECIPIENT: recipient });
    const decrypted = execFileSync('age', ['--decrypt', '--identity', identity, file]);
    const restoring = startScript('deploy/restore.ts', env, [file]);
    restoring.stdin?.write(decrypted);
    await vi.waitFor(() => expect(leftBy(env)).not.toEqual([]), { timeout: MINUTE });
    restoring.kill('SIGKILL');
    await once(restoring, 'exit');

    expect(await contactAnswering(erased.toUpperCase()).cli(env, 'erase')).toMatchObject({ code: 0 });
    expect(leftBy(env)).toEqual([]);
  });

  it('an encrypted backup that comes as nothing, encrypted or damaged changes nothing', async () => {
    const { accept, stored, backUp, restore } = operatorOf(await newStore());
    await accept(other);
    const { identity, recipient } = newKey();
    const file = backUp({ AGE_RECIPIENT: recipient });
    const decrypted = execFileSync('age', ['--decrypt', '--identity', identity, file]);
    await accept(other);
    const before = await stored();
    for (const [input, words] of [
      [Buffer.alloc(0), 'nothing came on standard input: age --decrypt'],
      [readFileSync(file), 'is encrypted: age --decrypt'],
      [decrypted.subarray(0, -1), 'is damaged'],
    ] as const) {
      expect(restore(file, { input })).toEqual(failure(words));
      expect(await stored()).toEqual(before);
    }
  });

  it('a file that is damaged, unsigned, encrypted, too old or of the other database changes nothing', async () => {
    const { env, accept, stored, backUp, restore } = operatorOf(await newStore());
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
    const name = basename(file);
    const content = readFileSync(file);
    const sum = readFileSync(`${file}.sha256`, 'utf8');
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
      expect(leftBy(env)).toEqual([]);
    }
  });

  it('a note of an erasure that cannot be read does not pass for "nobody"', async () => {
    const { accept, stored, backUp, restore } = operatorOf(await newStore());
    await accept(other);
    const file = backUp();
    await accept(other);
    const before = await stored();
    mkdirSync(join(dirname(file), 'erasures'), { recursive: true });
    writeFileSync(join(dirname(file), 'erasures', 'a.json'), '{');
    expect(restore(file)).toEqual(failure('a.json is no note of an erasure'));
    expect(await stored()).toEqual(before);
  });
}

describe('with SQLite', () => {
  drill(() => ({ DATA_DIR: temporaryFolder() }));

  it('no server starts while a restore is under way, as it would go on in the file that is exchanged', async () => {
    const { env, accept, backUp } = operatorOf({ DATA_DIR: temporaryFolder() });
    await accept(other);
    const { identity, recipient } = newKey();
    const file = backUp({ AGE_RECIPIENT: recipient });
    const decrypted = execFileSync('age', ['--decrypt', '--identity', identity, file]);
    const restoring = startScript('deploy/restore.ts', env, [file]);
    await vi.waitFor(() => expect(leftBy(env)).not.toEqual([]), { timeout: MINUTE });
    await expect(openDatabaseForServer({ dataDir: env.DATA_DIR })).rejects.toThrow('another server uses');
    const ended = once(restoring, 'exit');
    restoring.stdin?.end(decrypted);
    expect(await ended).toEqual([0, null]);
    const { database } = await openDatabaseForServer({ dataDir: env.DATA_DIR });
    await database.close();
  });
});

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  drill(async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() }));

  it.each(['website', applicationName])(
    'a restore knows a server that has the store, and itself, where the address says application_name=%s',
    async (name) => {
      const DATABASE_URL = `${await postgres.emptyDatabase()}?application_name=${name}`;
      const { accept, withStore, backUp, restore } = operatorOf({
        DATA_DIR: temporaryFolder(),
        DATABASE_URL,
      });
      await accept(other);
      const file = backUp();
      await withStore(async (database) => {
        await checkWritable(database);
        expect(restore(file)).toEqual(failure('the store is in use'));
      });
      expect(restore(file)).toMatchObject({ code: 0 });
    },
  );
});

it('what was decrypted beside the encrypted backups is not restored', async () => {
  const { accept, backUp, restore } = operatorOf({ DATA_DIR: temporaryFolder() });
  await accept(other);
  const { identity, recipient } = newKey();
  const file = backUp({ AGE_RECIPIENT: recipient });
  const plain = file.replace(/\.age$/, '');
  execFileSync('age', ['--decrypt', '--identity', identity, '--output', plain, file]);
  expect(restore(plain)).toEqual(failure('was decrypted beside'));
});

/** Takes a folder from whoever runs the programs. */
const takeAway = (folder: string) => chmodSync(folder, stranger === undefined ? 0 : 0o700);
const giveBack = (folder: string) => chmodSync(folder, 0o700);

it('a backup in somebody else’s folder is not called missing: the permission is named', async () => {
  const { accept, folder, backUp } = operatorOf({ DATA_DIR: temporaryFolder() });
  await accept(other);
  const file = backUp();
  takeAway(folder);
  const env = { DATA_DIR: strangersPlace() };
  const { code, err } = runScript('deploy/restore.ts', env, [file], { uid: stranger });
  giveBack(folder);
  expect(code).toBe(1);
  expect(err).toMatch(
    /may not be used by the user \S+ \(EACCES\): \S+ belongs to the user \d+; what is of the service/,
  );
  expect(err).not.toContain('missing');
});

it('a data folder that cannot be made is named with the permission that lacks', async () => {
  const { accept, folder, backUp } = operatorOf({ DATA_DIR: temporaryFolder() });
  await accept(other);
  const file = backUp();
  for (const path of [dirname(folder), folder, ...globSync(`${folder}/**`)]) chmodSync(path, 0o755);
  const closed = temporaryFolder();
  chmodSync(closed, 0o555);
  const env = { DATA_DIR: join(closed, 'data') };
  const { code, err } = runScript('deploy/restore.ts', env, [file], { uid: stranger });
  expect(code).toBe(1);
  expect(err).toContain(`${env.DATA_DIR} may not be used by the user`);
  expect(err).toContain(`${closed} belongs to the user`);
  expect(err).toContain(`install -d -o USER -g USER -m 700 ${env.DATA_DIR}`);
});
