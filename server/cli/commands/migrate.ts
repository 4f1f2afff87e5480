import { existsSync } from 'node:fs';
import { Failure, UsageError, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { copyToPostgres, ForeignMessages } from '#server/store/copy.ts';
import { openPostgresDatabase } from '#server/store/postgres/database.ts';
import { openSqliteDatabase } from '#server/store/sqlite/database.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';

export const migrate: Command = {
  name: 'migrate',
  usage: '[--merge]',
  summary: 'copies all messages from the SQLite file in DATA_DIR to DATABASE_URL',
  details: [
    '  --merge   also into a database that holds messages of another outbox',
    '',
    'Stop the server, run this, then start the server with DATABASE_URL. Copies all or nothing, and counts',
    'afterwards; running it again adds only what is new. The SQLite file is left as it is: keep it until',
    'you are satisfied, then delete it, as it holds personal data. A server still using the file would',
    'deliver what is queued a second time.',
  ].join('\n'),
  options: { merge: { type: 'boolean' } },
  async run({ values, config }) {
    const { databaseUrl } = config;
    if (databaseUrl === undefined)
      throw new UsageError('DATABASE_URL is not set; it names the PostgreSQL to copy to');
    const file = sqliteFile(config.dataDir);
    if (!existsSync(file)) throw new Failure(`there is no outbox at ${file}; DATA_DIR says where it is`);
    const source = openSqliteDatabase(file);
    try {
      const target = await openPostgresDatabase(databaseUrl);
      const result = await copyToPostgres(source, target, { merge: values['merge'] === true }).finally(() =>
        target.end(),
      );
      return {
        data: { file, ...result },
        text: `${counted(result.messages, 'message')} of ${file} are in PostgreSQL, counted: ${result.added} added, ${result.updated} brought up to date, ${result.messages - result.added - result.updated} there already.`,
      };
    } catch (error) {
      if (error instanceof ForeignMessages)
        throw new Failure(`${error.message}; --merge copies all the same`);
      throw error;
    } finally {
      source.close();
    }
  },
};
