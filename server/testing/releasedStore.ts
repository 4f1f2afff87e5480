import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import type { StoreLocation } from '#server/store/database.ts';
import { sqliteFile } from '#server/store/sqlite.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** Runs SQL in a database, past the store. */
export async function execute({ dataDir, databaseUrl }: StoreLocation, sql: string): Promise<void> {
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

/** The version whose stores are kept. */
const release = '0.1.0';

/** How many messages are in each of them. */
export const releasedMessages = 6;

/**
 * Makes the store of release 0.1.0 at an empty place, as that release's own server left it when it was killed: one
 * message delivered, one failed, and queued ones that were refused for now, that a person had sent again, and that was
 * under way. `fixtures/README.md` says how they were made.
 */
export async function makeReleasedStore(place: StoreLocation): Promise<void> {
  if (place.databaseUrl === undefined)
    writeFileSync(sqliteFile(place.dataDir), gunzipSync(fixture(`${release}.sqlite.gz`)), { mode: 0o600 });
  else await execute(place, gunzipSync(fixture(`${release}.postgres.sql.gz`)).toString());
}
