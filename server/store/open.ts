import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Outbox } from './outbox.ts';
import { openPostgresOutbox } from './postgres/outbox.ts';
import { openSqliteOutbox } from './sqlite/outbox.ts';

/** Where the SQLite store is, if it is in use. */
export function sqliteFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox.sqlite');
}

/** The outbox that the configuration asks for, ready for use. */
export async function openOutbox(config: Config): Promise<Outbox> {
  return config.databaseUrl === undefined
    ? openSqliteOutbox(sqliteFile(config))
    : await openPostgresOutbox(config.databaseUrl);
}
