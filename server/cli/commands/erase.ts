import { Failure, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { unfinishedBy } from '#server/cli/scrubbed.ts';
import { emailOf } from '#server/cli/operands.ts';
import { removeEml } from '#server/store/emlFolder.ts';

export const erase: Command = {
  name: 'erase',
  usage: 'EMAIL [--dry-run]',
  summary: 'deletes everything stored of a person',
  details: [
    '  --dry-run   says what would be deleted, and deletes nothing',
    '',
    'Ignores case in the address, and deletes messages in every state, also undelivered ones, with their',
    '.eml files below DATA_DIR on this machine, to the last byte of the SQLite file. It does not reach',
    'backups, nor mails that a server has already taken over.',
  ].join('\n'),
  options: { 'dry-run': { type: 'boolean' } },
  operands: { min: 1, max: 1 },
  async run({ values, operands, config, outbox }) {
    const email = emailOf(operands[0]);
    const dryRun = values['dry-run'] === true;
    const store = await outbox();
    const gone = dryRun ? await store.findFrom(email) : await store.eraseFrom(email);
    if (gone.length === 0) throw new Failure(`nothing is stored from ${email}`);
    const files = await removeEml(config, gone, { dryRun });
    const scrubbed = dryRun ? undefined : await store.scrub();
    const undelivered = gone.filter(({ state }) => state !== 'delivered').length;
    return {
      data: { dryRun, erased: gone.map(({ id, state }) => ({ id, state })), files, scrubbed },
      text: `${counted(gone.length, 'message')} (${undelivered} of them undelivered) and ${counted(files.length, '.eml file')} ${dryRun ? 'would be' : 'were'} deleted.`,
      unfinished: unfinishedBy(scrubbed),
    };
  },
};
