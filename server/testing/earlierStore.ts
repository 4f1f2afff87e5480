import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import type { Place } from '#server/store/connection.ts';
import { sqliteFile } from '#server/store/sqlite.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** Runs SQL in a database, past the store. */
export async function execute({ dataDir, databaseUrl }: Place, sql: string): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
    database.exec(sql);
    database.close();
    return;
  }
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Makes the store of 2026-11-25 at an empty place, with four messages that it has accepted. */
export async function makeEarlierStore(place: Place): Promise<void> {
  if (place.databaseUrl === undefined)
    writeFileSync(sqliteFile(place.dataDir), gunzipSync(fixture('earlier.sqlite.gz')), { mode: 0o600 });
  else await execute(place, fixture('earlier.postgres.sql').toString());
}
