import type { Clock } from '#server/time.ts';
import { openPostgresStore } from './postgres/store.ts';
import { openSqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';

type Place = {
  /** Folder of the SQLite file and the secret … */
  dataDir: string;
  /** … unless a PostgreSQL keeps everything. */
  databaseUrl?: string | undefined;
};

/** The store that the configuration asks for, migrated; one whose PostgreSQL is away rejects all until it is there. */
export async function openStore({ dataDir, databaseUrl }: Place, clock?: Clock): Promise<Store> {
  return databaseUrl === undefined
    ? openSqliteStore(dataDir, clock)
    : await openPostgresStore(databaseUrl, clock);
}
