import { UsageError, type Command } from '#server/cli/command.ts';
import { jsonText, table, timeOf } from '#server/cli/format.ts';
import type { MessageState } from '#server/store/message.ts';

const states: readonly string[] = ['queued', 'delivered', 'failed'] satisfies MessageState[];

function isState(value: string): value is MessageState {
  return states.includes(value);
}

function stateOf(value: string | boolean | undefined): MessageState | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && isState(value)) return value;
  throw new UsageError(`--state must be one of ${states.join(', ')}`);
}

function limitOf(value: string | boolean | undefined): number {
  const limit = Number(value ?? 50);
  if (Number.isInteger(limit) && limit > 0 && limit <= 1_000_000) return limit;
  throw new UsageError('--limit must be a whole number from 1 to 1000000');
}

export const list: Command = {
  name: 'list',
  usage: '[--state STATE] [--limit N]',
  summary: 'shows the latest messages, newest first',
  details: [
    '  --state STATE   only those that are queued, delivered or failed',
    '  --limit N       at most so many (50)',
  ].join('\n'),
  options: { state: { type: 'string' }, limit: { type: 'string' } },
  operands: { min: 0, max: 0 },
  async run({ values, json, outbox, terminal }) {
    const filter = { state: stateOf(values['state']), limit: limitOf(values['limit']) };
    const store = await outbox();
    const [messages, counts] = [await store.list(filter), await store.count()];
    if (json) {
      terminal.out(jsonText({ counts, messages }));
      return;
    }
    const rows = messages.map(({ id, state, receivedAt, attempts, contact, reason }) => [
      id,
      state,
      timeOf(receivedAt),
      String(attempts),
      `${contact.firstName} ${contact.lastName} <${contact.email}>`,
      reason ?? '',
    ]);
    if (rows.length > 0)
      terminal.out(
        table(['ID', 'STATE', 'RECEIVED', 'ATTEMPTS', 'FROM', 'LAST ERROR'], rows, terminal.columns),
      );
    terminal.out(
      `${rows.length === 0 ? 'No such messages' : `${rows.length} shown`}; in the outbox: ${counts.queued} queued, ${counts.delivered} delivered, ${counts.failed} failed.`,
    );
  },
};
