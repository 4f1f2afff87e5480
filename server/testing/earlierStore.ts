import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { migrationsOf } from '#server/store/migrations.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';

/** Migrations of the version before deliveries had a table of their own. */
const earlier = (store: 'sqlite' | 'postgres') => migrationsOf(store).filter(({ name }) => name < '0008');

/** Makes a SQLite store of that version, in which this was then done. */
export function earlierSqlite(folder: string, sql: string): void {
  const database = new DatabaseSync(sqliteFile(folder));
  database.exec('create table migration (name text primary key, applied integer not null) strict');
  for (const migration of earlier('sqlite')) {
    database.exec(migration.sql);
    database.prepare('insert into migration values (?, 0)').run(migration.name);
  }
  database.exec(sql);
  database.close();
}

/** The same in an empty PostgreSQL. */
export async function earlierPostgres(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query('create table contact_migration (name text primary key, applied timestamptz not null)');
  for (const migration of earlier('postgres')) {
    await client.query(migration.sql);
    await client.query('insert into contact_migration values ($1, now())', [migration.name]);
  }
  await client.query(sql);
  await client.end();
}
