import { destinationEntry, retriedDestinations } from '#server/destinations.ts';
import { Failure, UsageError, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { messageNamed } from '#server/cli/operands.ts';
import { openTeam } from '#server/delivery/destinations/open.ts';
import { retryDeliveries } from '#server/store/requeue.ts';

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
    'Goes to the addresses that MAIL_TO names now, and not to those who have it. Receipts are not sent again.',
  ].join('\n'),
  options: { failed: { type: 'boolean' } },
  operands: { min: 0, max: 1 },
  async run({ values, operands: [operand], config, database }) {
    const all = values['failed'] === true;
    if (all === (operand !== undefined))
      throw new UsageError('give either the reference of a message or --failed');
    const which = all ? 'failed' : { id: (await messageNamed(database, operand)).id };
    const store = await database();
    const retried = await retryDeliveries(store, which, openTeam(config, store).recipients);
    if (!all && retried === 0)
      throw new Failure(`message ${operand ?? ''} is delivered: there is nothing to send`);
    return { data: { retried }, text: `${counted(retried, 'message')} queued again.` };
  },
};
