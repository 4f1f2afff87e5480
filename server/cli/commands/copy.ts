import { Failure, UsageError, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { openDatabaseLazily } from '#server/store/database.ts';
import { copyStore, type CopyResult } from '#server/store/copy.ts';
import { isUsable } from '#server/store/fileAccess.ts';
import { holdStore } from '#server/store/owner.ts';
import { sqliteFile } from '#server/store/sqlite.ts';

export const copy: Command = {
  name: 'copy',
  usage: '',
  summary: 'copies all messages from the SQLite file in DATA_DIR to DATABASE_URL',
  details: [
    'Stop the server first: it is refused while one runs. All or nothing, into an empty database, and counted',
    'afterwards. What PostgreSQL takes in no text (NUL) arrives as "\uFFFD", and is told. Delete the SQLite file once',
    'you are satisfied: it holds personal data.',
  ].join('\n'),
  async run({ config: { dataDir, databaseUrl } }) {
    if (databaseUrl === undefined)
      throw new UsageError('DATABASE_URL is not set; it names the PostgreSQL to copy to');
    const file = sqliteFile(dataDir);
    if (!isUsable(file)) throw new Failure(`there is no store at ${file}; DATA_DIR says where it is`);
    // A server would send what was copied, too, and go on in the file: none runs or starts meanwhile.
    const letGo = holdStore(dataDir);
    const copied = await copyInto(dataDir, databaseUrl).finally(letGo);
    return { data: { file, ...copied }, text: textOf(file, copied) };
  },
};

function textOf(file: string, { messages, replaced, orphans }: CopyResult): string {
  const lines = [`${counted(messages, 'message')} of ${file} are in PostgreSQL, counted.`];
  if (replaced.length > 0)
    lines.push(
      `${counted(replaced.length, 'message')} with "\uFFFD" in a text, which stands for what is no character or what PostgreSQL ` +
        `cannot store (NUL); compare it with the file before you delete that: ${replaced.join(', ')}`,
    );
  if (orphans > 0)
    lines.push(
      `${counted(orphans, 'delivery record')} of messages that somebody deleted past the service: left out.`,
    );
  return lines.join('\n');
}

/** Copies the file of a folder into PostgreSQL. */
async function copyInto(dataDir: string, databaseUrl: string): Promise<CopyResult> {
  const source = openDatabaseLazily({ dataDir });
  const target = openDatabaseLazily({ dataDir, databaseUrl });
  try {
    return await copyStore(source, target);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
