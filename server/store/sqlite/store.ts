import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { fileSecret } from '#server/store/secret.ts';
import type { Store } from '#server/store/store.ts';
import type { Clock } from '#server/time.ts';
import { sqliteAlerts } from './alerts.ts';
import { emptyWal, openSqliteDatabase } from './database.ts';
import { removeDraft } from './draft.ts';
import { lockStore } from './lock.ts';
import { sqliteOutbox } from './outbox.ts';
import { patient, usualPatience, type Patience } from './patience.ts';
import { spreading } from './spread.ts';

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'outbox.sqlite');
}

/**
 * A store for one machine: messages in a SQLite file, the secret in a file beside it.
 * A lock that another process holds makes its verbs wait, and nothing else.
 */
export function openSqliteStore(
  dataDir: string,
  clock: Clock = Date.now,
  patience: Patience = usualPatience,
): Store {
  const release = lockStore(dataDir, 'shared');
  removeDraft(sqliteFile(dataDir));
  const database = openOr(release, sqliteFile(dataDir));
  // From here on requests are served: SQLite itself waits for nobody.
  database.exec('pragma busy_timeout = 0');
  return {
    outbox: patient(spreading(sqliteOutbox(database, clock), database), (verb) =>
      verb === 'check' ? patience.check : patience.work,
    ),
    alerts: patient(sqliteAlerts(database, clock), () => patience.work),
    secret: () => Promise.try(() => fileSecret(join(dataDir, 'secret.key'))),
    close: () =>
      Promise.try(() => {
        // The last one to close does it anyway; this one may not be the last.
        try {
          emptyWal(database);
        } finally {
          database.close();
          release();
        }
      }),
  };
}

function openOr(release: () => void, file: string): DatabaseSync {
  try {
    return openSqliteDatabase(file);
  } catch (error) {
    release();
    throw error;
  }
}
