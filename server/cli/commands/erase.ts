import {
  Failure,
  UsageError,
  type Call,
  type Command,
  type CommandResult,
  type Values,
} from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { senderNamed } from '#server/cli/operands.ts';
import { spanOf, spanText, type Span } from '#server/cli/span.ts';
import { findEml } from '#server/store/emlFolder.ts';
import { eraseMeant, messagesMeant } from '#server/store/erase.ts';
import {
  markUnfinished,
  erasedBy,
  erasuresFolder,
  markFinished,
  isErasureOf,
  noteErasure,
  readErasures,
  unfinishedErasures,
  type MessageOrigin,
  type ErasureTarget,
} from '#server/store/erasures.ts';
import type { Database } from '#server/store/database.ts';
import type { DeletedMessage } from '#server/store/message.ts';
import { scrubStore } from '#server/store/scrub.ts';

/** What the command was asked to erase. */
type EraseRequest = {
  isMeant: (message: MessageOrigin) => boolean;
  /** What is noted; nothing where notes are repeated. */
  target?: ErasureTarget;
  /** The person who is meant, if one is. */
  called?: string;
  /** The span of time that is meant, if one is. */
  span?: Span;
};

/** A sender's messages, those of a span of time, or what was erased since a backup that was restored. */
async function requestOf(call: Call): Promise<EraseRequest> {
  switch (kindOf(call)) {
    case 'again':
      return { isMeant: erasedBy(await readErasures(erasuresFolder(call.config.dataDir))) };
    case 'span':
      return spanIn(call.values);
    case 'person': {
      const { key, called } = await senderNamed(call);
      return { isMeant: ({ sender }) => sender === key, target: { sender: key }, called };
    }
  }
}

function kindOf({ operands, values }: Call): 'person' | 'span' | 'again' {
  const isSpan = values['from'] !== undefined || values['until'] !== undefined;
  const isAgain = values['again'] === true;
  const isPerson = operands.length > 0 || !(isSpan || isAgain);
  if ([isPerson, isSpan, isAgain].filter(Boolean).length !== 1)
    throw new UsageError('give either a person, or --from and --until, or --again');
  if (isAgain) return 'again';
  return isSpan ? 'span' : 'person';
}

function spanIn(values: Values): EraseRequest {
  const span = spanOf(values);
  return {
    isMeant: ({ receivedAt }) => receivedAt >= span.from && receivedAt < span.until,
    target: span,
    span,
  };
}

/** `2 messages (1 of them undelivered) and 1 .eml file`. */
function countedAll(messages: readonly Pick<DeletedMessage, 'state'>[], files: number): string {
  const undelivered = messages.filter(({ state }) => state !== 'delivered').length;
  return `${counted(messages.length, 'message')} (${undelivered} of them undelivered) and ${counted(files, '.eml file')}`;
}

const idsAndStates = (messages: readonly DeletedMessage[]) =>
  messages.map(({ id, state }) => ({ id, state }));

const stillHeld =
  'deleted, but the files of the database still hold it (another process is using them, or the role in DATABASE_URL does ' +
  'not own its tables: docs/contact.md, "Runbook"); the server sees to it within a day, or run this again';

export const erase: Command = {
  name: 'erase',
  usage: '[REFERENCE] | --from TIME --until TIME | --again [--dry-run]',
  summary: 'deletes everything stored of a person, or what came in a span of time',
  details: [
    'Asks for the e-mail address of the person, or reads it from standard input ("-" says no more than that). With the',
    'REFERENCE of a message it is the person who sent that: all of their messages go.',
    '',
    '  --from, --until   what was received from one moment on until before another: spam. A moment is 2026-11-25T09:00,',
    '                    by this machine’s clock unless a zone follows (Z, +01:00), or what "list" prints. A day,',
    '                    2026-11-25, is all of it: --from is its start then, --until its end',
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
    const request = await requestOf(call);
    const database = await call.database();
    const notes = erasuresFolder(call.config.dataDir);
    const messages = await messagesMeant(database, request.isMeant);
    const found = {
      messages,
      files: await findEml(call.config.dataDir, request.isMeant, messages),
      begun: await begunErasures(notes, request.target),
    };
    if (call.values['dry-run'] === true) return wouldErase(request, found);
    return eraseFound(database, call.config.dataDir, request, found);
  },
};

/** What there is to erase: stored messages, `.eml` files, and erasures of the same that were interrupted. */
type Found = {
  messages: Awaited<ReturnType<typeof messagesMeant>>;
  files: string[];
  begun: Awaited<ReturnType<typeof unfinishedErasures>>;
};

async function begunErasures(notes: string, target: ErasureTarget | undefined): Promise<Found['begun']> {
  const unfinished = await unfinishedErasures(notes);
  return unfinished.filter(({ erasure }) => target === undefined || isErasureOf(erasure, target));
}

/** For a person of whom nothing is stored: more likely a typing error than an answer. */
const nothingFrom = (called: string) => `nothing is stored from ${called}`;

/** The answer of `--dry-run`. */
function wouldErase({ called, span }: EraseRequest, { messages, files, begun }: Found): CommandResult {
  const isNothing = messages.length === 0 && files.length === 0 && begun.length === 0;
  if (called !== undefined && isNothing) throw new Failure(nothingFrom(called));
  const rest = begun.length === 0 ? '' : ' An erasure that was interrupted would be finished.';
  return {
    data: {
      dryRun: true,
      span,
      erased: idsAndStates(messages),
      files: files.length,
      scrubbed: false,
      finished: 0,
    },
    text: `${spanText(span)}${countedAll(messages, files.length)} would be deleted.${rest}`,
  };
}

async function eraseFound(
  database: Database,
  dataDir: string,
  { isMeant, target, called, span }: EraseRequest,
  { messages: found, begun }: Found,
): Promise<CommandResult> {
  const notes = erasuresFolder(dataDir);
  const names = begun.map(({ name }) => name);
  // Noted before it is done, and also where nothing is stored any more: a backup may hold it.
  if (target !== undefined) names.push(await noteBegun(notes, target, found));
  const { messages, files } = await eraseMeant(database, dataDir, isMeant);
  const scrubbed = await scrubStore(database);
  if (scrubbed) await markFinished(notes, names);

  const isNothing = found.length === 0 && files === 0 && begun.length === 0;
  if (called !== undefined && isNothing)
    throw new Failure(`${nothingFrom(called)}; noted for backups that are restored`);
  return erasedResult({ messages, files, scrubbed, begun: begun.length, span });
}

type Erased = {
  messages: readonly DeletedMessage[];
  files: number;
  scrubbed: boolean;
  /** How many erasures were interrupted before. */
  begun: number;
  span: Span | undefined;
};

function erasedResult({ messages, files, scrubbed, begun, span }: Erased): CommandResult {
  const finished = scrubbed ? begun : 0;
  const deleted = `${countedAll(messages, files)} were deleted.`;
  const rest = finished > 0 ? ' An erasure that was interrupted is finished: nothing of it is left.' : '';
  return {
    data: { dryRun: false, span, erased: idsAndStates(messages), files, scrubbed, finished },
    text: spanText(span) + deleted + rest,
    unfinished: scrubbed ? undefined : stillHeld,
  };
}

/** Notes an erasure as begun. @returns the note's name */
async function noteBegun(notes: string, target: ErasureTarget, found: Found['messages']): Promise<string> {
  // Another server's clock may be ahead of ours.
  const latest = Math.max(Date.now(), ...found.map(({ receivedAt }) => receivedAt.getTime()));
  const name = await noteErasure(notes, target, new Date(latest));
  await markUnfinished(notes, name);
  return name;
}
