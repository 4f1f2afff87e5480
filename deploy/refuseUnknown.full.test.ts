import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { StoreLocation } from '#server/store/database.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { execute, makeReleasedStore, releasedMessages } from '#server/testing/releasedStore.ts';
import type { StoreSettings } from '#server/testing/server.ts';
import { MINUTE } from '#server/time.ts';
import { runProgram } from './runProgram.ts';
import { failure, leftBy, operatorOf, other } from './testing/backups.ts';

// Each of them runs programs, and waits for real disks, a dozen times.
vi.setConfig({ testTimeout: 3 * MINUTE });

/** A file that is called as backups are, with the SHA-256 that it should have. */
function signed(content: Buffer | string): string {
  const file = join(temporaryFolder(), `${new Date().toISOString().slice(0, 10)}T000000Z.backup`);
  writeFileSync(file, content);
  writeFileSync(`${file}.sha256`, hash('sha256', content));
  return file;
}

/** What the tests need of a database. */
type Kind = {
  newStore: () => Promise<StoreSettings>;
  /** A backup of an empty place after it was filled. */
  backupAfter: (fill: (place: StoreLocation) => Promise<void>) => Promise<string>;
  /** What begins as a backup may, and cannot be read. */
  unreadable: string[];
};

function tests({ newStore, backupAfter, unreadable }: Kind): void {
  /** An operator with a message; resolves to that, and to a check that a restore is refused and has changed nothing. */
  async function operator() {
    const own = operatorOf(await newStore());
    await own.accept(other);
    const expectRefusal = async (file: string, words: string) => {
      const before = await own.stored();
      expect(own.restore(file)).toEqual(failure(`${file} cannot be restored: ${words}`));
      expect(await own.stored()).toEqual(before);
      expect(leftBy(own.env)).toEqual([]);
    };
    const place = { dataDir: own.env.DATA_DIR, databaseUrl: own.env.DATABASE_URL };
    return { ...own, place, expectRefusal };
  }

  it('a backup of a newer version changes nothing', async () => {
    const { place, accept, backUp, expectRefusal } = await operator();
    const next = `insert into contact_migrations (name, timestamp) values ('4-next-version', '2026-12-01')`;
    await execute(place, next);
    const file = backUp();
    await execute(place, `delete from contact_migrations where name = '4-next-version'`);
    await accept(other);
    await expectRefusal(file, 'the store is of a newer version than this one (it has "4-next-version")');
  });

  it('a backup without a store of ours changes nothing', async () => {
    const { expectRefusal } = await operator();
    const filledBy = (sql: string) => backupAfter((place) => execute(place, sql));
    await expectRefusal(await filledBy('create table foreign_rows (id integer)'), '');
    await expectRefusal(
      await filledBy('create table contact_message (id integer)'),
      'the store is of no version',
    );
    await expectRefusal(await filledBy('vacuum'), 'it holds no store of the contact service');
  });

  it('a file that is no database changes nothing', async () => {
    const { expectRefusal } = await operator();
    for (const content of unreadable) await expectRefusal(signed(content), '');
  });

  it('a backup of release 0.1.0 takes the place of a store of today, and is brought up to date', async () => {
    const { env, stored, restore } = await operator();
    expect(restore(await backupAfter(makeReleasedStore))).toMatchObject({ code: 0 });
    expect(await stored()).toHaveLength(releasedMessages);
    expect(leftBy(env)).toEqual([]);
  });
}

describe('with SQLite', () => {
  tests({
    newStore: () => Promise.resolve({ DATA_DIR: temporaryFolder() }),
    async backupAfter(fill) {
      const dataDir = temporaryFolder();
      await fill({ dataDir });
      return signed(readFileSync(sqliteFile(dataDir)));
    },
    unreadable: ['', 'this is no database, but a letter that somebody has saved under this name'.repeat(20)],
  });
});

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  tests({
    newStore: async () => ({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: await postgres.emptyDatabase(),
    }),
    async backupAfter(fill) {
      const databaseUrl = await postgres.emptyDatabase();
      await fill({ dataDir: '', databaseUrl });
      const file = join(temporaryFolder(), 'dump');
      runProgram('pg_dump', ['--format=custom', `--file=${file}`], { databaseUrl });
      return signed(readFileSync(file));
    },
    unreadable: ['PGDMP, and then a letter'],
  });
});
