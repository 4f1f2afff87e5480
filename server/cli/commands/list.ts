import { UsageError, type Command } from '#server/cli/command.ts';
import { table, timeOf } from '#server/cli/format.ts';
import { leftOut } from '#server/delivery/recipients.ts';
import { deliveryStates, type DeliveryState } from '#server/store/message.ts';

function stateOf(value: string | boolean | undefined): DeliveryState | undefined {
  const state = deliveryStates.find((one) => one === value);
  if (state !== undefined || value === undefined) return state;
  throw new UsageError(`--state must be one of ${deliveryStates.join(', ')}`);
}

function limitOf(value: string | boolean | undefined): number {
  const limit = Number(value ?? 50);
  if (Number.isInteger(limit) && limit > 0 && limit <= 1_000_000) return limit;
  throw new UsageError('--limit must be a whole number from 1 to 1000000');
}

export const list: Command = {
  name: 'list',
  usage: '[--state STATE] [--limit N]',
  summary: 'shows messages, the latest first',
  details: [
    '  --state STATE   only those that are queued, delivered or failed',
    '  --limit N       at most this many (50)',
  ].join('\n'),
  options: { state: { type: 'string' }, limit: { type: 'string' } },
  async run({ values, outbox, config, columns }) {
    const [state, limit] = [stateOf(values['state']), limitOf(values['limit'])];
    const store = await outbox();
    const counts = await store.count();
    const messages = (await store.list({ state, limit })).map((message) => ({
      ...message,
      missing: leftOut(message, config.mail.to),
    }));
    const rows = messages.map(({ id, reference, contact, reason, missing, ...message }) => [
      reference ?? id,
      message.state,
      timeOf(message.receivedAt),
      `${contact.firstName} ${contact.lastName} <${contact.email}>`,
      [missing.length > 0 ? `missing ${missing.join(', ')}` : '', reason ?? ''].filter(Boolean).join('; '),
    ]);
    const headings = ['REFERENCE', 'STATE', 'RECEIVED', 'FROM', 'LAST ERROR'];
    const shown =
      rows.length === 0 ? 'No such messages' : `${table(headings, rows, columns)}\n${rows.length} shown`;
    return {
      data: { counts, messages },
      text: `${shown}; in the outbox: ${counts.queued} queued, ${counts.delivered} delivered, ${counts.failed} failed.`,
    };
  },
};
