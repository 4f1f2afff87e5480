import { Failure, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { scrub } from '#server/cli/scrubbed.ts';
import { emailOf } from '#server/cli/operands.ts';
import { erasuresFolder, noteErasure } from '#server/store/erasures.ts';
import { removeEml } from '#server/store/emlFolder.ts';

export const erase: Command = {
  name: 'erase',
  usage: 'EMAIL [--dry-run]',
  summary: 'deletes everything stored of a person',
  details: [
    '  --dry-run   says what would be deleted, and deletes nothing',
    '',
    'Ignores case in the address, and deletes messages in every state, also undelivered ones, with their',
    '.eml files below DATA_DIR on this machine, to the last byte of the SQLite file. The date and a hash of',
    'the address are noted below DATA_DIR, so that a restored backup brings nothing back. It does not reach',
    'backups themselves, nor mails that a server has already taken over.',
  ].join('\n'),
  options: { 'dry-run': { type: 'boolean' } },
  operands: { min: 1, max: 1 },
  async run({ values, operands, config, outbox }) {
    const email = emailOf(operands[0]);
    const dryRun = values['dry-run'] === true;
    const store = await outbox();
    const found = await store.findFrom(email);
    // Noted before it is done, and also where nothing is stored any more: a backup may hold it.
    if (!dryRun)
      await noteErasure(erasuresFolder(config.dataDir), {
        email,
        messages: found.length,
        // Another server's clock may be ahead of ours.
        date: new Date(Math.max(Date.now(), ...found.map(({ receivedAt }) => receivedAt.getTime()))),
      });
    const gone = dryRun ? found : await store.eraseFrom(email);
    if (gone.length === 0)
      throw new Failure(
        `nothing is stored from ${email}${dryRun ? '' : '; noted for backups that are restored'}`,
      );
    const files = await removeEml(config, gone, { dryRun });
    const { scrubbed, unfinished } = dryRun ? { scrubbed: false } : await scrub(store);
    const undelivered = gone.filter(({ state }) => state !== 'delivered').length;
    return {
      data: { dryRun, erased: gone.map(({ id, state }) => ({ id, state })), files, scrubbed },
      text: `${counted(gone.length, 'message')} (${undelivered} of them undelivered) and ${counted(files.length, '.eml file')} ${dryRun ? 'would be' : 'were'} deleted.`,
      unfinished,
    };
  },
};
