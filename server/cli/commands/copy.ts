import { Failure, UsageError, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { openDatabaseLazily } from '#server/store/database.ts';
import { copyStore } from '#server/store/copy.ts';
import { isUsable } from '#server/store/fileAccess.ts';
import { holdStore } from '#server/store/owner.ts';
import { sqliteFile } from '#server/store/sqlite.ts';

export const copy: Command = {
  name: 'copy',
  usage: '',
  summary: 'copies all messages from the SQLite file in DATA_DIR to DATABASE_URL',
  details: [
    'Stop the server first: it is refused while one runs. All or nothing, into an empty database, and counted',
    'afterwards. Delete the SQLite file once you are satisfied: it holds personal data.',
  ].join('\n'),
  async run({ config: { dataDir, databaseUrl } }) {
    if (databaseUrl === undefined)
      throw new UsageError('DATABASE_URL is not set; it names the PostgreSQL to copy to');
    const file = sqliteFile(dataDir);
    if (!isUsable(file)) throw new Failure(`there is no store at ${file}; DATA_DIR says where it is`);
    // A server would send what was copied, too, and go on in the file: none runs or starts meanwhile.
    const letGo = holdStore(dataDir);
    const messages = await copyInto(dataDir, databaseUrl).finally(letGo);
    return {
      data: { file, messages },
      text: `${counted(messages, 'message')} of ${file} are in PostgreSQL, counted.`,
    };
  },
};

/** Copies the file of a folder into PostgreSQL. @returns how many messages there were */
async function copyInto(dataDir: string, databaseUrl: string): Promise<number> {
  const source = openDatabaseLazily({ dataDir });
  const target = openDatabaseLazily({ dataDir, databaseUrl });
  try {
    return await copyStore(source, target);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
