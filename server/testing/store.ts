import { onTestFinished } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/store.ts';
import type { Store } from '#server/store/store.ts';
import type { Clock } from '#server/time.ts';
import { temporaryFolder } from './folder.ts';

/** A real SQLite store for the running test, in a new folder unless given one; closed after it. */
export function testStore({
  clock,
  folder = temporaryFolder(),
}: { clock?: Clock; folder?: string } = {}): Store {
  const store = openSqliteStore(folder, clock);
  onTestFinished(store.close);
  return store;
}
