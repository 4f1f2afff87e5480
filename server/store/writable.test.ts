import { renameSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeOnBoth, storeOnClock, testStore } from '#server/testing/store.ts';
import { MINUTE } from '#server/time.ts';
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
