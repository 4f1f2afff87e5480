import { facts } from '#common/facts.ts';
import { UsageError, type Command } from '#server/cli/command.ts';
import { ageText, table, timeOf } from '#server/cli/format.ts';
import { leftOut } from '#server/delivery/recipients.ts';
import { requestState } from '#server/store/dealtWith.ts';
import { deliveryStates, type StoredMessage } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import type { Listed } from '#server/store/records.ts';

const assumed = `${facts.assumedDealtWith.value} ${facts.assumedDealtWith.unit}s`;

const states = ['open', 'done', ...deliveryStates] satisfies Listed[];

function stateOf(value: string | boolean | undefined): Listed | undefined {
  const state = states.find((one) => one === value);
  if (state !== undefined || value === undefined) return state;
  throw new UsageError(`--state must be one of ${states.join(', ')}`);
}

function limitOf(value: string | boolean | undefined): number {
  const limit = Number(value ?? 50);
  if (Number.isInteger(limit) && limit > 0 && limit <= 1_000_000) return limit;
  throw new UsageError('--limit must be a whole number from 1 to 1000000');
}

/** What waits for an answer, the oldest first; then, in what is left of the limit, the latest of the others. */
async function mostUrgent(store: Outbox, limit: number): Promise<StoredMessage[]> {
  const open = await store.list({ state: 'open', limit });
  const room = limit - open.length;
  return room === 0 ? open : [...open, ...(await store.list({ state: 'closed', limit: room }))];
}

export const list: Command = {
  name: 'list',
  usage: '[--state STATE] [--limit N]',
  summary: 'shows messages: what waits for an answer, the oldest first, then the latest of the others',
  details: [
    '  --state STATE   only those that are open or done, or queued, held, delivered or failed',
    '  --limit N       at most this many (50)',
    '',
    `STATE is "open" until somebody says "done"; "assumed" is what nobody has said so of in ${assumed} after`,
    'it was delivered; "held" waits for "release" or "drop". A second word says that the team does not have it.',
    'AGE is the time that it has waited for an answer while the hotline was open, beside the time that is promised.',
  ].join('\n'),
  options: { state: { type: 'string' }, limit: { type: 'string' } },
  async run({ values, outbox, config, columns }) {
    const [state, limit] = [stateOf(values['state']), limitOf(values['limit'])];
    const store = await outbox();
    const now = new Date();
    const found = state === undefined ? await mostUrgent(store, limit) : await store.list({ state, limit });
    const counts = { ...(await store.count()), open: (await store.unanswered(1_000_000)).length };
    const messages = found.map((message) => ({
      ...message,
      request: requestState(message, now),
      missing: leftOut(message, config.mail.to),
    }));
    const rows = messages.map(({ id, reference, contact, reason, missing, request, ...message }) => [
      reference ?? id,
      message.state === 'delivered' || message.state === request ? request : `${request}, ${message.state}`,
      request === 'open' ? ageText(message.receivedAt, now) : '',
      timeOf(message.receivedAt),
      `${contact.firstName} ${contact.lastName} <${contact.email}>`,
      [missing.length > 0 ? `missing ${missing.join(', ')}` : '', reason ?? ''].filter(Boolean).join('; '),
    ]);
    const headings = ['REFERENCE', 'STATE', 'AGE', 'RECEIVED', 'FROM', 'LAST ERROR'];
    const shown =
      rows.length === 0 ? 'No such messages' : `${table(headings, rows, columns)}\n${rows.length} shown`;
    return {
      data: { counts, messages },
      text: `${shown}; in the outbox: ${counts.open} open; ${counts.queued} queued, ${counts.held} held, ${counts.delivered} delivered, ${counts.failed} failed.`,
    };
  },
};
