import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { earlierPostgres, earlierSqlite } from '#server/testing/earlierStore.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { backupContract } from './backup.contract.ts';

backupContract('SQLite', {
  thorough: true,
  newEnv: () => Promise.resolve({ DATA_DIR: temporaryFolder() }),
  ofEarlierVersion: ({ DATA_DIR }, messages) =>
    Promise.try(() => earlierSqlite(DATA_DIR, messages('message', String))),
  fromTheFuture: ({ DATA_DIR }) =>
    Promise.try(() => {
      const database = new DatabaseSync(sqliteFile(DATA_DIR));
      database.exec(`insert into migration values ('9999-later.sql', 0)`);
      database.close();
    }),
});

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  backupContract('PostgreSQL', {
    thorough: false,
    newEnv: async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres.emptyDatabase() }),
    ofEarlierVersion: ({ DATABASE_URL = '' }, messages) =>
      earlierPostgres(
        DATABASE_URL,
        messages('contact_message', (at) => `'${new Date(at).toISOString()}'`),
      ),
    fromTheFuture: async ({ DATABASE_URL }) => {
      const client = new Client(DATABASE_URL);
      await client.connect();
      await client.query(`insert into contact_migration values ('9999-later.sql', now())`);
      await client.end();
    },
  });
});
