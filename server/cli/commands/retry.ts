import type { Config } from '#server/config.ts';
import { destinationEntry, retriedDestinations, type DestinationName } from '#server/destinations.ts';
import { Failure, UsageError, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { messageNamed } from '#server/cli/operands.ts';
import { openDestinations, openTeam } from '#server/delivery/destinations/open.ts';
import type { Database } from '#server/store/database.ts';
import type { MessageRecord } from '#server/store/message.ts';
import { retryDeliveries } from '#server/store/requeue.ts';
import { summarizeDeliveries } from '#server/store/summary.ts';

/** Where messages can be sent again: "with the team and at the webhook". */
const places = new Intl.ListFormat('en-GB').format(
  retriedDestinations.map((name) => destinationEntry(name).where.retry ?? destinationEntry(name).where.list),
);

export const retry: Command = {
  name: 'retry',
  usage: 'REFERENCE | --failed',
  summary: 'has an undelivered message, or all that failed, sent again',
  details: [
    `  --failed   all that were given up, ${places}`,
    '',
    'Goes to the addresses that MAIL_TO names now, and not to those who have it. Receipts are not sent again,',
    'nor what was to go to a webhook without WEBHOOK_URL.',
  ].join('\n'),
  options: { failed: { type: 'boolean' } },
  operands: { min: 0, max: 1 },
  async run({ values, operands: [operand], config, database }) {
    const all = values['failed'] === true;
    if (all === (operand !== undefined))
      throw new UsageError('give either the reference of a message or --failed');
    const store = await database();
    const message = all ? undefined : await messageNamed(database, operand);
    const { configured, missing } = destinationsOf(config, store);
    const { recipients } = openTeam(config, store);
    const which = message === undefined ? 'failed' : { id: message.id };
    const left = await undeliveredAt(missing, store, message);
    const retried = await retryDeliveries(store, which, recipients, configured);
    if (!all && retried === 0 && left.length === 0)
      throw new Failure(`message ${operand ?? ''} is delivered: there is nothing to send`);
    return {
      data: { retried, left },
      text: [`${counted(retried, 'message')} queued again.`, ...left.map(leftText)].join(' '),
    };
  },
};

/** Which destinations of those that are retried the configuration asks for, and which not. */
function destinationsOf(config: Config, store: Database) {
  const open = new Set(openDestinations(config, store).map(({ name }) => name));
  return {
    configured: retriedDestinations.filter((name) => open.has(name)),
    missing: retriedDestinations.filter((name) => !open.has(name)),
  };
}

/** At which of these destinations a message is undelivered, or any has failed. */
async function undeliveredAt(
  names: readonly DestinationName[],
  store: Database,
  message: MessageRecord | undefined,
): Promise<DestinationName[]> {
  if (message !== undefined)
    return names.filter((name) =>
      message.deliveries.some(({ destination, state }) => destination === name && state !== 'delivered'),
    );
  const summary = await summarizeDeliveries(store, 0);
  return names.filter((name) =>
    summary.some(({ destination, failed }) => destination === name && failed > 0),
  );
}

/** Why what is undelivered at a destination is left as it is. */
function leftText(name: DestinationName): string {
  const { setting = '', where } = destinationEntry(name);
  return `What is undelivered ${where.list} is left: ${setting} is not set.`;
}
