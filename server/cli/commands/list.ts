import { destinationEntry, destinationNames } from '#server/destinations.ts';
import { UsageError, type Command } from '#server/cli/command.ts';
import { table, timeOf } from '#server/cli/format.ts';
import { deliveryStates } from '#server/store/message.ts';
import { findMessages } from '#server/store/records.ts';
import { summarizeDeliveries } from '#server/store/summary.ts';

/** One of a few words, or nothing. */
function oneOf<Word extends string>(
  words: readonly Word[],
  option: string,
  value: string | boolean | undefined,
) {
  const word = words.find((one) => one === value);
  if (word !== undefined || value === undefined) return word;
  throw new UsageError(`--${option} must be one of ${words.join(', ')}`);
}

function limitOf(value: string | boolean | undefined): number {
  const digits = String(value ?? 50);
  const limit = Number(digits);
  if (/^\d+$/.test(digits) && limit > 0 && limit <= 1_000_000) return limit;
  throw new UsageError('--limit must be a whole number from 1 to 1000000');
}

/** Where messages can be: "at the team, as a receipt or at the webhook". */
const places = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  destinationNames.map((name) => destinationEntry(name).where.list),
);

export const list: Command = {
  name: 'list',
  usage: '[--state STATE] [--to DESTINATION] [--limit N]',
  summary: 'shows messages, the latest first',
  details: [
    '  --state STATE      only those that are queued, delivered or failed …',
    `  --to DESTINATION   … ${places}`,
    '  --limit N          at most this many (50)',
  ].join('\n'),
  options: { state: { type: 'string' }, to: { type: 'string' }, limit: { type: 'string' } },
  async run({ values, database }) {
    const state = oneOf(deliveryStates, 'state', values['state']);
    const asked = oneOf(destinationNames, 'to', values['to']);
    const to = asked ?? 'team';
    const limit = limitOf(values['limit']);
    const store = await database();
    const messages = await findMessages(store, { state, to: asked, limit });
    const waiting = (await summarizeDeliveries(store, 0)).find(({ destination }) => destination === to);
    const rows = messages.flatMap(({ id, reference, contact, deliveries, receivedAt }) => {
      const own = deliveries.filter(({ destination }) => destination === to);
      const shown =
        own.find((one) => one.state === (state ?? 'failed')) ??
        own.find((one) => one.state === 'queued') ??
        own[0];
      if (shown === undefined) return [];
      const from = `${contact.firstName} ${contact.lastName} <${contact.email}>`;
      return [[reference ?? id, shown.state, timeOf(receivedAt), from, shown.reason ?? '']];
    });
    const headings = ['REFERENCE', 'STATE', 'RECEIVED', 'FROM', 'LAST ERROR'];
    const shown = rows.length === 0 ? 'No such messages' : `${table(headings, rows)}\n${rows.length} shown`;
    const counts = { queued: waiting?.queued ?? 0, failed: waiting?.failed ?? 0 };
    return {
      data: { to, counts, messages },
      text: `${shown}; in all, ${counts.queued} queued and ${counts.failed} failed (${to}).`,
    };
  },
};
