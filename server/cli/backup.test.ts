import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { migrationsOf } from '#server/store/migrations.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { backupContract } from './backup.contract.ts';

/** Migrations of the version before deliveries had a table of their own. */
const earlier = (store: 'sqlite' | 'postgres') => migrationsOf(store).filter(({ name }) => name < '0008');

backupContract('SQLite', {
  newEnv: () => Promise.resolve({ DATA_DIR: temporaryFolder() }),
  ofEarlierVersion: ({ DATA_DIR }, { id, sender, contact }) =>
    Promise.try(() => {
      const database = new DatabaseSync(sqliteFile(DATA_DIR));
      database.exec('create table migration (name text primary key, applied integer not null) strict');
      for (const { name, sql } of earlier('sqlite')) {
        database.exec(sql);
        database.prepare('insert into migration values (?, 0)').run(name);
      }
      const now = Date.now();
      database
        .prepare(
          `insert into message (id, received, due, locale, contact, fingerprint, sender)
           values (?, ?, ?, 'de', ?, '', ?)`,
        )
        .run(id, now, now, contact, sender);
      database.close();
    }),
  fromTheFuture: ({ DATA_DIR }) =>
    Promise.try(() => {
      const database = new DatabaseSync(sqliteFile(DATA_DIR));
      database.exec(`insert into migration values ('9999-later.sql', 0)`);
      database.close();
    }),
});

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  backupContract('PostgreSQL', {
    newEnv: async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.newDatabase() }),
    ofEarlierVersion: async ({ DATABASE_URL }, { id, sender, contact }) => {
      const client = new Client(DATABASE_URL);
      await client.connect();
      await client.query(
        'create table contact_migration (name text primary key, applied timestamptz not null)',
      );
      for (const { name, sql } of earlier('postgres')) {
        await client.query(sql);
        await client.query('insert into contact_migration values ($1, now())', [name]);
      }
      await client.query(
        `insert into contact_message (id, received, due, locale, contact, fingerprint, sender)
         values ($1, now(), now(), 'de', $2, '', $3)`,
        [id, contact, sender],
      );
      await client.end();
    },
    fromTheFuture: async ({ DATABASE_URL }) => {
      const client = new Client(DATABASE_URL);
      await client.connect();
      await client.query(`insert into contact_migration values ('9999-later.sql', now())`);
      await client.end();
    },
  });
});
