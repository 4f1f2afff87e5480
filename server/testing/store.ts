import { onTestFinished } from 'vitest';
import { connect } from '#server/store/connection.ts';
import { storeOn, type Store } from '#server/store/store.ts';
import type { Clock } from '#server/time.ts';
import { temporaryFolder } from './folder.ts';

/** A real SQLite store for the running test, in a new folder unless given one; closed after it. */
export function testStore({
  clock = Date.now,
  folder = temporaryFolder(),
}: { clock?: Clock; folder?: string } = {}): Store {
  const store = storeOn(connect({ dataDir: folder }, { clock }));
  onTestFinished(store.close);
  return store;
}
