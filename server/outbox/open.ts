import { join } from 'node:path';
import { ConfigError, type Config } from '#server/config.ts';
import type { Outbox } from './outbox.ts';
import { openSqliteOutbox } from './sqlite.ts';

/** The outbox that the configuration asks for, ready for use. */
export async function openOutbox({ dataDir, databaseUrl }: Config): Promise<Outbox> {
  if (databaseUrl !== undefined) throw new ConfigError(['DATABASE_URL: this version has SQLite only']);
  return openSqliteOutbox(join(dataDir, 'outbox.sqlite'));
}
