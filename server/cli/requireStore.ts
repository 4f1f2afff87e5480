import { existsSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { Failure } from './command.ts';

/** A store must be there: a wrong DATA_DIR must not pass for an empty outbox. PostgreSQL says so itself. */
export function requireStore({ databaseUrl, dataDir }: Config): void {
  const file = sqliteFile(dataDir);
  if (databaseUrl === undefined && !existsSync(file))
    throw new Failure(`there is no outbox at ${file}; DATA_DIR or DATABASE_URL says where it is`);
}
