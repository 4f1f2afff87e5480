import { Failure, type Command } from '#server/cli/command.ts';
import { jsonText, messagesCount } from '#server/cli/format.ts';
import { emailOf } from '#server/cli/operands.ts';
import { removeEml } from '#server/store/emlFolder.ts';

export const erase: Command = {
  name: 'erase',
  usage: 'EMAIL [--dry-run]',
  summary: 'deletes everything stored of a person',
  details: [
    '  --dry-run   says what would be deleted, and deletes nothing',
    '',
    'Finds the address in any spelling of case, and deletes the messages in every state, also undelivered',
    'ones, with the .eml files below DATA_DIR of this machine. Mails that a server has taken over, and',
    'backups, are beyond its reach.',
  ].join('\n'),
  options: { 'dry-run': { type: 'boolean' } },
  operands: { min: 1, max: 1 },
  async run({ values, operands, json, config, outbox, terminal }) {
    const email = emailOf(operands[0]);
    const dryRun = values['dry-run'] === true;
    const store = await outbox();
    const gone = dryRun ? await store.findFrom(email) : await store.eraseFrom(email);
    if (gone.length === 0) throw new Failure(`nothing is stored from ${email}`);
    const files = await removeEml(config, gone, { dryRun });
    if (json) {
      const erased = gone.map(({ id, state }) => ({ id, state }));
      terminal.out(jsonText({ dryRun, erased, files }));
      return;
    }
    const undelivered = gone.filter(({ state }) => state !== 'delivered').length;
    terminal.out(
      `${messagesCount(gone.length)} (${undelivered} of them undelivered) and ${files.length} .eml file${files.length === 1 ? '' : 's'} ${dryRun ? 'would be' : 'were'} deleted.`,
    );
  },
};
