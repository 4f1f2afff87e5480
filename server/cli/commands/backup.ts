import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Failure, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { forgetOldErasures } from '#server/retention/rule.ts';
import { requireStore } from '#server/cli/requireStore.ts';
import { backUp } from '#server/store/backupAndRestore.ts';
import { copyErasures, erasuresFolder } from '#server/store/erasures.ts';
import { writeWhole } from '#server/store/wholeFile.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'FILE [--force]',
  summary: 'writes all messages as they are now into one file',
  details: [
    '  --force   replaces a FILE that is there',
    '',
    'Also while the server runs, which it does not hold up. Makes the folder where it is missing, and reads',
    'the file through afterwards. The notes of erasures go into a folder "erasures" beside FILE: keep both',
    'together, on another machine. With DATABASE_URL it needs PostgreSQL’s own programs (postgresql-client).',
  ].join('\n'),
  options: { force: { type: 'boolean' } },
  operands: { min: 1, max: 1 },
  async run({ values, operands: [operand = ''], config }) {
    const file = resolve(operand);
    if (values['force'] !== true && existsSync(file))
      throw new Failure(`${file} is there already; --force replaces it`);
    requireStore(config);
    const { made, messages } = await writeWhole(file, (draft) => backUp(config, draft));
    const beside = erasuresFolder(dirname(file));
    await copyErasures(erasuresFolder(config.dataDir), beside);
    await forgetOldErasures(beside);
    const { size } = await stat(file);
    return {
      data: { file, made, messages, bytes: size },
      text: `${counted(messages, 'message')} in ${file} (${size} bytes), read through.`,
    };
  },
};
