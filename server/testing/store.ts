import { describe, onTestFinished } from 'vitest';
import {
  openDatabaseLazily,
  type Database,
  type DatabaseOptions,
  type StoreLocation,
} from '#server/store/database.ts';
import type { Clock } from '#server/time.ts';
import { describeWithPostgres } from './describeWithPostgres.ts';
import { temporaryFolder } from './folder.ts';

/** The store at a place for the running test; closed after it. */
export function storeAt(location: StoreLocation, options?: DatabaseOptions): Database {
  const database = openDatabaseLazily(location, options);
  onTestFinished(database.close);
  return database;
}

/** A real SQLite store for the running test, in a new folder unless given one. */
export function testStore({
  folder = temporaryFolder(),
  ...options
}: DatabaseOptions & { folder?: string } = {}): Database {
  return storeAt({ dataDir: folder }, options);
}

/** When the clock of `storeOnClock` begins. */
export const start = Date.parse('2026-03-02T09:30:00Z');

/** A store on a clock that stands still until moved. */
export function storeOnClock(location: StoreLocation) {
  let now = start;
  const clock: Clock = () => now;
  const openAgain = () => storeAt(location, { clock });
  return { database: openAgain(), openAgain, clock, pass: (time: number) => (now += time) };
}

/** The same tests on either database; each call of `newPlace` is a new, empty store, of `emptyPlace` not even that. */
export function describeOnBoth(
  tests: (
    newPlace: () => Promise<StoreLocation>,
    isPostgres: boolean,
    emptyPlace: () => Promise<StoreLocation>,
  ) => void,
): void {
  describe('SQLite', () => {
    const newPlace = () => Promise.resolve({ dataDir: temporaryFolder() });
    tests(newPlace, false, newPlace);
  });
  describeWithPostgres('PostgreSQL', (postgres) => {
    const at = (databaseUrl: string) => ({ dataDir: temporaryFolder(), databaseUrl });
    tests(
      async () => at(await postgres.newDatabase()),
      true,
      async () => at(await postgres.emptyDatabase()),
    );
  });
}
