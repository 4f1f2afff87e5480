import {
  Failure,
  UsageError,
  type Call,
  type Command,
  type Result,
  type Values,
} from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { emailOf } from '#server/cli/operands.ts';
import { addressKey } from '#server/store/addressKey.ts';
import { removeEml } from '#server/store/emlFolder.ts';
import { erasedUntil, erasuresFolder, noteErasure, readErasures } from '#server/store/erasures.ts';
import type { Removed, StoredMessage } from '#server/store/message.ts';
import type { Outbox, Removal } from '#server/store/outbox.ts';
import { everyMessage } from '#server/store/person.ts';

/** A moment as people write it; without a zone, it is the machine's. */
function momentOf(option: string, { [option]: value }: Values): Date {
  const moment = new Date(typeof value === 'string' ? value : '');
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new UsageError(`--${option} must be a moment such as 2026-11-25T09:00`);
}

/** Everything of a sender. Noted before it is done, and also where nothing is stored any more: a backup may hold it. */
async function ofSender(email: string, outbox: Outbox, { config }: Call): Promise<Removal> {
  const found = await outbox.find({ sender: addressKey(email), limit: 1_000_000 });
  await noteErasure(erasuresFolder(config.dataDir), {
    email,
    messages: found.length,
    // Another server's clock may be ahead of ours.
    date: new Date(Math.max(Date.now(), ...found.map(({ receivedAt }) => receivedAt.getTime()))),
  });
  return { sender: addressKey(email) };
}

/** After a restore: everything of the people who were erased since the backup was made. */
async function again(outbox: Outbox, { config }: Call): Promise<Removal[]> {
  const until = erasedUntil(await readErasures(erasuresFolder(config.dataDir)));
  const senders = new Set<string>();
  for await (const { sender } of everyMessage(outbox)) senders.add(sender);
  return [...senders].flatMap((sender) => {
    const time = until(sender);
    return time === undefined ? [] : [{ sender, until: time }];
  });
}

async function removalsOf(call: Call, outbox: Outbox): Promise<Removal[]> {
  const { operands, values } = call;
  const [email] = operands;
  const isSpan = values['from'] !== undefined || values['until'] !== undefined;
  if ([email !== undefined, isSpan, values['again'] === true].filter(Boolean).length !== 1)
    throw new UsageError('give either an e-mail address, or --from and --until, or --again');
  if (email !== undefined) return [await ofSender(emailOf(email), outbox, call)];
  if (values['again'] === true) return again(outbox, call);
  return [{ from: momentOf('from', values), until: momentOf('until', values) }];
}

/** What an erasure would delete. */
async function preview(
  call: Call,
  outbox: Outbox,
): Promise<Pick<StoredMessage, 'id' | 'state' | 'receivedAt'>[]> {
  const { operands, values } = call;
  if (operands[0] !== undefined)
    return outbox.find({ sender: addressKey(emailOf(operands[0])), limit: 1_000_000 });
  const [from, until] = [momentOf('from', values), momentOf('until', values)];
  const found = [];
  for await (const message of everyMessage(outbox))
    if (message.receivedAt >= from && message.receivedAt < until) found.push(message);
  return found;
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
    'Ignores case in the address, and deletes messages in every state, also undelivered ones, with their .eml files',
    'below DATA_DIR on this machine, to the last byte of the database. The date and a hash of the address are noted',
    'below DATA_DIR. It does not reach backups themselves, nor mails that a server has already taken over.',
  ].join('\n'),
  options: {
    from: { type: 'string' },
    until: { type: 'string' },
    again: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  operands: { min: 0, max: 1 },
  async run(call): Promise<Result> {
    const outbox = await call.outbox();
    if (call.values['dry-run'] === true && call.values['again'] !== true) {
      const found = await preview(call, outbox);
      return {
        data: { dryRun: true, erased: found.map(({ id, state }) => ({ id, state })) },
        text: `${countedOf(found)} would be deleted.`,
      };
    }
    const gone: Removed[] = [];
    for (const removal of await removalsOf(call, outbox)) gone.push(...(await outbox.remove(removal)));
    const [email] = call.operands;
    if (gone.length === 0 && email !== undefined)
      throw new Failure(`nothing is stored from ${email}; noted for backups that are restored`);
    const files = await removeEml(call.config, gone);
    const scrubbed = await outbox.scrub();
    return {
      data: { dryRun: false, erased: gone.map(({ id, state }) => ({ id, state })), files, scrubbed },
      text: `${countedOf(gone)} and ${counted(files, '.eml file')} were deleted.`,
      ...(scrubbed
        ? {}
        : {
            unfinished:
              'deleted, but the files of the database still hold it (another process is using them); the server sees to it within a day, or run this again',
          }),
    };
  },
};

function countedOf(messages: Pick<Removed, 'state'>[]): string {
  const undelivered = messages.filter(({ state }) => state !== 'delivered').length;
  return `${counted(messages.length, 'message')} (${undelivered} of them undelivered)`;
}
