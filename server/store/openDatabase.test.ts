import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { openDatabaseForServer, openDatabase } from './openDatabase.ts';
import { UnusableStore } from './unusable.ts';

/** A folder of data in which something else has the store's name. */
function foreign() {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'outbox.sqlite');
  writeFileSync(file, 'this is no database, but a letter that somebody has saved under this name'.repeat(20));
  return { dataDir, file };
}

it('a file that is no store is refused with its path', async () => {
  const { dataDir, file } = foreign();
  const opened = openDatabase({ dataDir });
  await expect(opened).rejects.toThrow(`${file} is not a SQLite database`);
  await expect(opened).rejects.toBeInstanceOf(UnusableStore);
});

it('a server that could not start leaves the folder to the next one', async () => {
  const { dataDir, file } = foreign();
  await expect(openDatabaseForServer({ dataDir })).rejects.toThrow('is not a SQLite database');
  rmSync(file);
  const { database, freed } = await openDatabaseForServer({ dataDir });
  expect(freed).toBe(0);
  await database.close();
});

it('a server that has ended leaves the folder to the next one', async () => {
  const dataDir = temporaryFolder();
  const first = await openDatabaseForServer({ dataDir });
  await first.database.close();
  const second = await openDatabaseForServer({ dataDir });
  await second.database.close();
  expect(second.freed).toBe(0);
});
