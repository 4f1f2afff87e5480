import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { accept } from '#server/testing/outbox.ts';
import { execute, makeReleasedStore } from '#server/testing/releasedStore.ts';
import { openDatabase, openDatabaseForServer } from './openDatabase.ts';
import type { StoreLocation } from './database.ts';
import { sqliteFile } from './sqlite.ts';
import { UnusableStore } from './unusable.ts';

/** Opens it twice: what is refused is left as it was, so it is refused in the same words. */
async function expectRefusal(place: StoreLocation, words: string): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    const opened = openDatabaseForServer(place);
    await expect(opened).rejects.toThrow(words);
    await expect(opened).rejects.toBeInstanceOf(UnusableStore);
  }
}

it.each([
  { where: 'all pages but the first', from: 4096 },
  { where: 'the list of its tables', from: 100 },
])('a SQLite file with noise in $where is called damaged, and left as it is', async ({ from }) => {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir });
  await accept(database);
  await database.close();
  const file = sqliteFile(dataDir);
  const content = readFileSync(file).fill('noise', from);
  writeFileSync(file, content);
  await expectRefusal({ dataDir }, `${file} is damaged (database disk image is malformed)`);
  expect(readFileSync(file).equals(content)).toBe(true);
});

it('a SQLite file with noise in its deliveries alone is called damaged by the server, which reads them first', async () => {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir });
  await accept(database);
  await database.close();
  const file = sqliteFile(dataDir);
  const opened = new DatabaseSync(file);
  const pages = opened
    .prepare("select rootpage from sqlite_schema where tbl_name = 'contact_delivery'")
    .all();
  opened.close();
  const content = readFileSync(file);
  for (const { rootpage } of pages) {
    const end = Number(rootpage) * 4096;
    content.fill('noise', end - 4096, end);
  }
  writeFileSync(file, content);
  await expectRefusal({ dataDir }, `${file} is damaged (database disk image is malformed)`);
});

it('a SQLite file of release 0.1.0 is called damaged as well', async () => {
  const dataDir = temporaryFolder();
  await makeReleasedStore({ dataDir });
  const file = sqliteFile(dataDir);
  writeFileSync(file, readFileSync(file).fill('noise', 4096));
  await expectRefusal({ dataDir }, `${file} is damaged (`);
});

describeWithPostgres('PostgreSQL', (postgres) => {
  /** A database as a role sees it that owns nothing there. */
  async function asClerk(databaseUrl: string): Promise<StoreLocation> {
    const place = { dataDir: temporaryFolder(), databaseUrl };
    const role = new URL(databaseUrl).pathname.replace('/', 'clerk_of_');
    await execute(place, `create role ${role} login`);
    return { ...place, databaseUrl: databaseUrl.replace('postgres@', `${role}@`) };
  }

  it('a store whose tables are of another role is refused with what the database said', async () => {
    await expectRefusal(
      await asClerk(await postgres.newDatabase()),
      'the role in DATABASE_URL may not use the store: permission denied for table contact_migrations',
    );
  });

  it('a role that may not create tables is refused likewise', async () => {
    await expectRefusal(
      await asClerk(await postgres.emptyDatabase()),
      'the role in DATABASE_URL may not use the store: permission denied for schema public',
    );
  });

  it('a database that finds its data damaged is refused with what it said', async () => {
    const place = { dataDir: temporaryFolder(), databaseUrl: await postgres.newDatabase() };
    // As PostgreSQL says it of a page on the disk.
    await execute(
      place,
      `create function damaged() returns text language plpgsql as
         $$ begin raise exception 'invalid page in block 0' using errcode = 'data_corrupted'; end $$;
       drop table contact_migrations;
       create view contact_migrations as select damaged() as name`,
    );
    await expectRefusal(place, 'the database is damaged (invalid page in block 0)');
  });
});
