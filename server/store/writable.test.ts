import { closeSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { message } from '#server/testing/delivery.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { describeOnBoth, storeAt, storeOnClock, testStore } from '#server/testing/store.ts';
import { MINUTE } from '#server/time.ts';
import { storeMessage } from './outbox.ts';
import { sqliteFile } from './sqlite.ts';
import { checkWritable } from './writable.ts';

describeOnBoth((newPlace) => {
  it('a store that can write says so each time, with the time of the last', async () => {
    const { database, clock, pass } = storeOnClock(await newPlace());
    await checkWritable(database);
    pass(MINUTE);
    await checkWritable(database);
    const db = await database.ready();
    const beats = await db.selectFrom('contact_beat').select('beaten').execute();
    expect(beats).toEqual([{ beaten: clock() }]);
  });

  it('what is written to find that out is no message, and nobody gets it', async () => {
    const database = storeAt(await newPlace());
    for (let times = 0; times < 2; times += 1) await checkWritable(database);
    const db = await database.ready();
    expect(await db.selectFrom('contact_message').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('contact_delivery').selectAll().execute()).toEqual([]);
  });
});

/** Overwrites the first page of a table or an index, as a failing disk does. */
function damage(file: string, name: string): void {
  const database = new DatabaseSync(file);
  const root = database.prepare('select rootpage from sqlite_schema where name = ?').get(name)?.['rootpage'];
  const size = Number(database.prepare('pragma page_size').get()?.['page_size']);
  database.close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(size, 'Z'), 0, size, (Number(root) - 1) * size);
  closeSync(descriptor);
}

describe('a store that takes no message', () => {
  const parts = ['contact_message', 'contact_delivery', 'contact_received', 'contact_state'];
  const uniqueOnes = [1, 2, 3, 4].map((number) => `sqlite_autoindex_contact_message_${number}`);
  it.each([...parts, ...uniqueOnes])('is not writable: %s is damaged', async (part) => {
    const folder = temporaryFolder();
    const before = testStore({ folder });
    await storeMessage(before, message);
    await before.close();
    damage(sqliteFile(folder), part);

    const database = testStore({ folder });
    await expect(storeMessage(database, message)).rejects.toThrow('malformed');
    await expect(checkWritable(database)).rejects.toThrow('malformed');
  });

  describeWithPostgres('on PostgreSQL', (postgres) => {
    async function storeOfRole(grants: string) {
      const address = new URL(await postgres.newDatabase());
      const owner = new Client(address.href);
      await owner.connect();
      onTestFinished(() => owner.end());
      const role = address.pathname.slice(1);
      await owner.query(`create role ${role} login; ${grants.replaceAll('ROLE', role)}`);
      address.username = role;
      return { owner, database: storeAt({ dataDir: '', databaseUrl: address.href }) };
    }
    const all = 'grant all on all tables in schema public to ROLE';

    it.each(['contact_message', 'contact_delivery'])(
      'is not writable: its role may not insert into %s',
      async (table) => {
        const { database } = await storeOfRole(`${all}; revoke insert on ${table} from ROLE`);
        await expect(storeMessage(database, message)).rejects.toThrow(table);
        await expect(checkWritable(database)).rejects.toThrow(table);
      },
    );

    it(
      'is not writable: somebody holds a lock for longer than a message waits',
      async () => {
        const { database, owner } = await storeOfRole(all);
        await checkWritable(database);
        await owner.query('begin; lock table contact_delivery in access exclusive mode');
        await expect(checkWritable(database)).rejects.toThrow('statement timeout');
        await owner.query('rollback');
        await checkWritable(database);
      },
      MINUTE,
    );
  });
});

it('a disk with no room for a message is no place to write', async () => {
  const database = testStore();
  await checkWritable(database);
  const db = await database.ready();
  const { room } = await db.selectFrom('contact_beat').select('room').executeTakeFirstOrThrow();
  expect(room.length).toBe(2 * 32_768);
});

describe('a store whose file somebody has taken away', () => {
  it('is not writable: nobody would find what it writes', async () => {
    const database = testStore();
    await checkWritable(database);
    renameSync(database.file ?? '', `${database.file}.moved`);
    await expect(checkWritable(database)).rejects.toThrow('was deleted or moved while the service uses it');
  });

  it.each(['-wal', '-shm'])('is not writable when its %s is gone', async (companion) => {
    const database = testStore();
    await checkWritable(database);
    renameSync(`${database.file}${companion}`, `${database.file}.moved`);
    await expect(checkWritable(database)).rejects.toThrow(`${companion} was deleted or moved`);
  });

  it('is not writable when another file is in its place', async () => {
    const database = testStore();
    await checkWritable(database);
    renameSync(database.file ?? '', `${database.file}.moved`);
    writeFileSync(database.file ?? '', '');
    await expect(checkWritable(database)).rejects.toThrow('was exchanged while the service uses it');
  });
});
