import { dirname, resolve } from 'node:path';
import type { Command } from '#server/cli/command.ts';
import { counted, timeOf } from '#server/cli/format.ts';
import { scrub } from '#server/cli/scrubbed.ts';
import { purgeExpired, retentionCutoff } from '#server/retention/rule.ts';
import { prepareRestore } from '#server/store/backupAndRestore.ts';
import type { Contents, Prepared } from '#server/store/backup.ts';
import { copyErasures, erasuresFolder, readErasures } from '#server/store/erasures.ts';

/** How many of these people are shown; programs get all. */
const shown = 20;

/** What a person has to know before saying yes. */
function report(file: string, { made, messages, lost, erased, undelivered }: Contents & Prepared): string {
  const [oldest] = undelivered;
  const more = undelivered.length - shown;
  return [
    `${file} was made on ${timeOf(made)} and holds ${counted(messages, 'message')}.`,
    lost === undefined
      ? 'Lost: what is stored now cannot be read.'
      : `Lost, as stored now and not in the backup: ${counted(lost, 'message')}.`,
    `Left out, as erased since: ${counted(erased, 'message')}.`,
    `To deliver, though it may have been delivered since: ${counted(undelivered.length, 'message')}${oldest === undefined ? '.' : `, the oldest of ${timeOf(oldest.receivedAt)}:`}`,
    ...undelivered
      .slice(0, shown)
      .map(({ id, reference = id, destinations }) => `  ${reference} (${destinations.join(', ')})`),
    ...(more > 0 ? [`  and ${more} more (--json names all)`] : []),
  ].join('\n');
}

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--yes]',
  summary: 'replaces all messages by those of a backup',
  details: [
    '  --yes   does not ask',
    '',
    'Stop the server first, on every machine. Says what would be lost, left out and delivered again, asks,',
    'and then replaces everything in one step, or nothing. Reads the notes of erasures in DATA_DIR and',
    'in a folder "erasures" beside FILE.',
  ].join('\n'),
  options: { yes: { type: 'boolean' } },
  operands: { min: 1, max: 1 },
  async run({ values, operands: [operand = ''], config, ask, outbox }) {
    const file = resolve(operand);
    const [noted, beside] = [erasuresFolder(config.dataDir), erasuresFolder(dirname(file))];
    const erasures = [...(await readErasures(noted)), ...(await readErasures(beside))];
    const prepared = await prepareRestore(config, file, { erasures, oldest: retentionCutoff(new Date()) });
    const { made, messages, lost, erased, undelivered } = prepared;
    const data = { file, made, messages, lost, erased, undelivered };
    const text = report(file, prepared);

    const untold = values['yes'] === true || ask === undefined;
    const agreed = values['yes'] === true || (await ask?.(`${text}\n\nReplace what is stored now?`)) === true;
    if (!agreed) {
      await prepared.abandon();
      const unfinished = `nothing was changed${untold ? '; --yes does it' : ''}`;
      return { data: { ...data, restored: false }, text: untold ? text : '', unfinished };
    }

    await prepared.commit();
    await copyErasures(beside, noted);
    // What has come of age since the backup goes as it did before, and what was erased leaves the files.
    const store = await outbox();
    const { messages: purged } = await purgeExpired({ outbox: store, dataDir: config.dataDir });
    const { unfinished } = await scrub(store);
    return {
      data: { ...data, restored: true, purged },
      text: `${untold ? `${text}\n` : ''}Restored. Deleted, as of age: ${counted(purged.length, 'message')}.`,
      unfinished,
    };
  },
};
