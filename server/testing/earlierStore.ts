import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { migrationsOf } from '#server/store/migrations.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';

/** Migrations of the version before one of them, by its number. */
const earlier = (store: 'sqlite' | 'postgres', before: string) =>
  migrationsOf(store).filter(({ name }) => name < before);

/** Makes a SQLite store of that version, in which this was then done; without a number, before there were deliveries. */
export function earlierSqlite(folder: string, sql: string, before = '0008'): void {
  const database = new DatabaseSync(sqliteFile(folder));
  database.exec('create table migration (name text primary key, applied integer not null) strict');
  for (const migration of earlier('sqlite', before)) {
    database.exec(migration.sql);
    database.prepare('insert into migration values (?, 0)').run(migration.name);
  }
  database.exec(sql);
  database.close();
}

/** The same in an empty PostgreSQL. */
export async function earlierPostgres(url: string, sql: string, before = '0008'): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query('create table contact_migration (name text primary key, applied timestamptz not null)');
  for (const migration of earlier('postgres', before)) {
    await client.query(migration.sql);
    await client.query('insert into contact_migration values ($1, now())', [migration.name]);
  }
  await client.query(sql);
  await client.end();
}

export const heldId = '01a1fbc5-3c83-7035-a8b6-8e49c7afd048';
const answeredId = '01a1fbc5-3c83-7035-a8b6-8e49c7afd049';

/**
 * SQL for a message that was held, and one that had failed and was then marked as answered.
 * @param time a literal, as the database writes it
 */
export const heldAndAnswered = (message: string, delivery: string, time: string) =>
  `insert into ${message} (id, received, held, locale, contact, sender, fingerprint) values
     ('${heldId}', ${time}, '1', 'de', '{}', 'a@b.example', 'x'),
     ('${answeredId}', ${time}, '0', 'de', '{}', 'a@b.example', 'x');
   insert into ${delivery} (message, destination, state, due, since, settled, done) values
     ('${heldId}', 'team', 'held', ${time}, ${time}, ${time}, null),
     ('${answeredId}', 'team', 'failed', ${time}, ${time}, ${time}, ${time});`;
