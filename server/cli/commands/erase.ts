import { UsageError, Failure, type Call, type Command, type Values } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { emailOf } from '#server/cli/operands.ts';
import { addressKey } from '#server/store/addressKey.ts';
import { removeEml } from '#server/store/emlFolder.ts';
import { erasedUntil, erasuresFolder, noteErasure, readErasures } from '#server/store/erasures.ts';
import type { Removed, StoredMessage } from '#server/store/message.ts';
import { everyMessage } from '#server/store/person.ts';

/** Messages that are deleted in one go. */
const batch = 500;

/** A moment as people write it; without a zone, it is the machine's. */
function momentOf(option: string, { [option]: value }: Values): Date {
  const moment = new Date(typeof value === 'string' ? value : '');
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new UsageError(`--${option} must be a moment such as 2026-11-25T09:00`);
}

/** Tells which messages are meant: a sender's, those of a span of time, or of whoever was erased since a backup. */
async function meantBy({
  operands: [email],
  values,
  config,
}: Call): Promise<(message: StoredMessage) => boolean> {
  const isSpan = values['from'] !== undefined || values['until'] !== undefined;
  if ([email !== undefined, isSpan, values['again'] === true].filter(Boolean).length !== 1)
    throw new UsageError('give either an e-mail address, or --from and --until, or --again');
  if (email !== undefined) {
    const key = addressKey(emailOf(email));
    return ({ sender }) => sender === key;
  }
  if (isSpan) {
    const [from, until] = [momentOf('from', values), momentOf('until', values)];
    return ({ receivedAt }) => receivedAt >= from && receivedAt < until;
  }
  const until = erasedUntil(await readErasures(erasuresFolder(config.dataDir)));
  return ({ sender, receivedAt }) => receivedAt <= (until(sender) ?? new Date(0));
}

export const erase: Command = {
  name: 'erase',
  usage: 'EMAIL | --from TIME --until TIME | --again [--dry-run]',
  summary: 'deletes everything stored of a person, or what came in a span of time',
  details: [
    '  --from, --until   what was received between two moments (2026-11-25T09:00): spam',
    '  --again           whoever was erased since a backup that was restored',
    '  --dry-run         says what would be deleted, and deletes nothing',
    '',
    'In every state, also undelivered ones, with their .eml files on this machine, to the last byte of the store.',
    'The address is noted below DATA_DIR as a hash. Backups, and mails that were sent, are not reached.',
  ].join('\n'),
  options: {
    from: { type: 'string' },
    until: { type: 'string' },
    again: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  operands: { min: 0, max: 1 },
  async run(call) {
    const [email] = call.operands;
    const dryRun = call.values['dry-run'] === true;
    const isMeant = await meantBy(call);
    const outbox = await call.outbox();
    const found: StoredMessage[] = [];
    for await (const message of everyMessage(outbox)) if (isMeant(message)) found.push(message);
    // Noted before it is done, and also where nothing is stored any more: a backup may hold it.
    if (email !== undefined && !dryRun)
      await noteErasure(erasuresFolder(call.config.dataDir), {
        email,
        // Another server's clock may be ahead of ours.
        date: new Date(Math.max(Date.now(), ...found.map(({ receivedAt }) => receivedAt.getTime()))),
      });
    // Files first: their names come from the rows, so a second run after an interruption still finds them.
    let files = dryRun ? 0 : await removeEml(call.config.dataDir, found);
    const gone: Removed[] = dryRun ? found : [];
    for (let at = 0; at < found.length && !dryRun; at += batch)
      gone.push(...(await outbox.remove({ ids: found.slice(at, at + batch).map(({ id }) => id) })));
    // And again: a delivery may have written one meanwhile; now it would find no row, and write none.
    if (!dryRun) files += await removeEml(call.config.dataDir, found);
    const scrubbed = !dryRun && (await outbox.scrub());
    if (gone.length === 0 && email !== undefined)
      throw new Failure(
        `nothing is stored from ${email}${dryRun ? '' : '; noted for backups that are restored'}`,
      );
    const undelivered = gone.filter(({ state }) => state !== 'delivered').length;
    const what = `${counted(gone.length, 'message')} (${undelivered} of them undelivered)`;
    return {
      data: { dryRun, erased: gone.map(({ id, state }) => ({ id, state })), files, scrubbed },
      text: dryRun ? `${what} would be deleted.` : `${what} and ${counted(files, '.eml file')} were deleted.`,
      unfinished:
        dryRun || scrubbed
          ? undefined
          : 'deleted, but the files of the database still hold it (another process is using them); the server sees to it within a day, or run this again',
    };
  },
};
