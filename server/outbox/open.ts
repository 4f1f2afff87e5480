import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Outbox } from './outbox.ts';
import { openPostgresOutbox } from './postgres.ts';
import { openSqliteOutbox } from './sqlite.ts';

/** The outbox that the configuration asks for, ready for use. */
export async function openOutbox({ dataDir, databaseUrl }: Config): Promise<Outbox> {
  return databaseUrl === undefined
    ? openSqliteOutbox(join(dataDir, 'outbox.sqlite'))
    : await openPostgresOutbox(databaseUrl);
}
