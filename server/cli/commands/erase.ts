import { Failure, UsageError, type Call, type Command, type Values } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { senderNamed } from '#server/cli/operands.ts';
import { eraseMeant, messagesMeant } from '#server/store/erase.ts';
import {
  beginErasure,
  erasedBy,
  erasuresFolder,
  finishErasures,
  isErasureOf,
  noteErasure,
  readErasures,
  unfinishedErasures,
  type MessageOrigin,
  type ErasureTarget,
} from '#server/store/erasures.ts';
import type { RemovedMessage } from '#server/store/message.ts';
import { scrubStore } from '#server/store/scrub.ts';

/** A moment as people write it; without a zone, it is the machine's. */
function momentOf(option: string, { [option]: value }: Values): Date {
  const moment = new Date(typeof value === 'string' ? value : '');
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new UsageError(`--${option} must be a moment such as 2026-11-25T09:00`);
}

/** What the command was asked to erase. */
type EraseRequest = {
  isMeant: (message: MessageOrigin) => boolean;
  /** What is noted; nothing where notes are repeated. */
  target?: ErasureTarget;
  /** The person who is meant, if one is. */
  called?: string;
};

/** A sender's messages, those of a span of time, or what was erased since a backup that was restored. */
async function orderOf(call: Call): Promise<EraseRequest> {
  const { operands, values, config } = call;
  const isSpan = values['from'] !== undefined || values['until'] !== undefined;
  const isAgain = values['again'] === true;
  const isPerson = operands.length > 0 || !(isSpan || isAgain);
  if ([isPerson, isSpan, isAgain].filter(Boolean).length !== 1)
    throw new UsageError('give either a person, or --from and --until, or --again');
  if (isAgain) return { isMeant: erasedBy(await readErasures(erasuresFolder(config.dataDir))) };
  if (isSpan) {
    const from = momentOf('from', values);
    const until = momentOf('until', values);
    return {
      isMeant: ({ receivedAt }) => receivedAt >= from && receivedAt < until,
      target: { from, until },
    };
  }
  const { key, called } = await senderNamed(call);
  return { isMeant: ({ sender }) => sender === key, target: { sender: key }, called };
}

/** `2 messages (1 of them undelivered)`. */
function countedMessages(messages: readonly Pick<RemovedMessage, 'state'>[]): string {
  const undelivered = messages.filter(({ state }) => state !== 'delivered').length;
  return `${counted(messages.length, 'message')} (${undelivered.toString()} of them undelivered)`;
}

const idsAndStates = (messages: readonly RemovedMessage[]) =>
  messages.map(({ id, state }) => ({ id, state }));

const stillHeld =
  'deleted, but the files of the database still hold it (another process is using them); the server sees to it within ' +
  'a day, or run this again';

export const erase: Command = {
  name: 'erase',
  usage: '[REFERENCE] | --from TIME --until TIME | --again [--dry-run]',
  summary: 'deletes everything stored of a person, or what came in a span of time',
  details: [
    'Asks for the e-mail address of the person, or reads it from standard input. With the REFERENCE of a message it is',
    'the person who sent that: all of their messages go.',
    '',
    '  --from, --until   what was received between two moments (2026-11-25T09:00): spam',
    '  --again           what was erased since a backup that was restored',
    '  --dry-run         says what would be deleted, and deletes nothing',
    '',
    'In every state, also undelivered ones, with their .eml files on this machine, to the last byte of the store.',
    'Noted below DATA_DIR: an address as a hash, a span as it is. Backups, and mails that were sent, are not reached.',
    'One that was interrupted is finished by the next run, or by the server within a day.',
  ].join('\n'),
  options: {
    from: { type: 'string' },
    until: { type: 'string' },
    again: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  operands: { min: 0, max: 1 },
  async run(call) {
    const { dataDir } = call.config;
    const notes = erasuresFolder(dataDir);
    const { isMeant, target, called } = await orderOf(call);
    const database = await call.database();
    const found = await messagesMeant(database, isMeant);
    const begun = (await unfinishedErasures(notes)).filter(
      ({ erasure }) => target === undefined || isErasureOf(erasure, target),
    );
    const nothing = `nothing is stored from ${called ?? 'anybody'}`;

    if (call.values['dry-run'] === true) {
      if (called !== undefined && found.length === 0 && begun.length === 0) throw new Failure(nothing);
      const rest = begun.length === 0 ? '' : ' An erasure that was interrupted would be finished.';
      return {
        data: { dryRun: true, erased: idsAndStates(found), files: 0, scrubbed: false, finished: 0 },
        text: `${countedMessages(found)} would be deleted.${rest}`,
      };
    }

    // Noted before it is done, and also where nothing is stored any more: a backup may hold it.
    const names = begun.map(({ name }) => name);
    if (target !== undefined) {
      // Another server's clock may be ahead of ours.
      const latest = Math.max(Date.now(), ...found.map(({ receivedAt }) => receivedAt.getTime()));
      const name = await noteErasure(notes, target, new Date(latest));
      await beginErasure(notes, name);
      names.push(name);
    }
    const { messages, files } = await eraseMeant(database, dataDir, isMeant);
    const scrubbed = await scrubStore(database);
    if (scrubbed) await finishErasures(notes, names);

    const isNothing = found.length === 0 && files === 0 && begun.length === 0;
    if (isNothing && called !== undefined)
      throw new Failure(`${nothing}; noted for backups that are restored`);
    const deleted = `${countedMessages(messages)} and ${counted(files, '.eml file')} were deleted.`;
    const isFinished = begun.length > 0 && scrubbed;
    const rest = isFinished ? ' An erasure that was interrupted is finished: nothing of it is left.' : '';
    return {
      data: {
        dryRun: false,
        erased: idsAndStates(messages),
        files,
        scrubbed,
        finished: isFinished ? begun.length : 0,
      },
      text: deleted + rest,
      unfinished: scrubbed ? undefined : stillHeld,
    };
  },
};
