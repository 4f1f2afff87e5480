import { Failure, UsageError, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { messageNamed } from '#server/cli/operands.ts';
import { openDestinations } from '#server/delivery/destinations/open.ts';
import { retryDeliveries } from '#server/store/deliveries.ts';

export const retry: Command = {
  name: 'retry',
  usage: 'REFERENCE | --failed',
  summary: 'has an undelivered message, or all that failed, sent again',
  details: [
    '  --failed   all that were given up, with the team and at the webhook',
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
    const retried = await retryDeliveries(store, which, openDestinations(config, store)[0].recipients);
    if (!all && retried === 0)
      throw new Failure(`message ${operand ?? ''} is delivered: there is nothing to send`);
    return { data: { retried }, text: `${counted(retried, 'message')} queued again.` };
  },
};
