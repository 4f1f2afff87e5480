import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { applicationName } from '#server/store/postgres.ts';
import { isUsable } from '#server/store/fileAccess.ts';
import { isLocked } from '#server/store/sqliteFaults.ts';

const inUse = 'the store is in use: stop every server first, and let other commands end';

/** @throws while somebody else has the store open */
export async function refuseUsed(file: string, databaseUrl?: string): Promise<void> {
  if (databaseUrl !== undefined) await refuseConnected(databaseUrl);
  else if (isUsable(file)) refuseLocked(file);
}

/** @throws while a server or a command is connected to PostgreSQL */
async function refuseConnected(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  const others = 'select from pg_stat_activity where datname = current_database() and application_name = $1';
  const { rowCount } = await client.query(others, [applicationName]).finally(() => client.end());
  if (rowCount !== 0) throw new Error(inUse);
}

/** @throws while a server or a command has SQLite's file open */
function refuseLocked(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    // One that is damaged is in nobody's use.
    if (isLocked(error)) throw new Error(inUse, { cause: error });
  } finally {
    database.close();
  }
}
