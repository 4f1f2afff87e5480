import { join } from 'node:path';
import { memoryHits } from '#server/store/memoryHits.ts';
import { fileSecret } from '#server/store/secret.ts';
import type { Store } from '#server/store/store.ts';
import type { Clock } from '#server/time.ts';
import { openSqliteDatabase } from './database.ts';
import { sqliteOutbox } from './outbox.ts';

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'outbox.sqlite');
}

/** A store for one machine: messages in a SQLite file, the secret in a file beside it, hits in memory. */
export function openSqliteStore(dataDir: string, clock: Clock = Date.now): Store {
  const database = openSqliteDatabase(sqliteFile(dataDir));
  return {
    outbox: sqliteOutbox(database, clock),
    hits: memoryHits(clock),
    secret: () => Promise.try(() => fileSecret(join(dataDir, 'secret.key'))),
    close: () => Promise.try(() => database.close()),
  };
}
