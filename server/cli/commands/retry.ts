import { Failure, UsageError, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { idOf } from '#server/cli/operands.ts';
import type { Outbox } from '#server/store/outbox.ts';

async function retryOne(outbox: Outbox, id: string): Promise<number> {
  const retried = await outbox.retry(id);
  if (retried > 0) return retried;
  const message = await outbox.find(id);
  if (message === undefined) throw new Failure(`there is no message ${id}`);
  throw new Failure(`message ${id} has not failed: it is ${message.state}`);
}

export const retry: Command = {
  name: 'retry',
  usage: 'ID | --failed',
  summary: 'has a failed message, or all of them, sent again',
  details: [
    '  --failed   all failed messages',
    '',
    'The message is queued again, due at once, and tried like a new one; a running server picks it up',
    'within a second. It keeps its Message-ID.',
  ].join('\n'),
  options: { failed: { type: 'boolean' } },
  operands: { min: 0, max: 1 },
  async run({ values, operands: [operand], outbox }) {
    const all = values['failed'] === true;
    if (all === (operand !== undefined)) throw new UsageError('give either the ID of a message or --failed');
    const id = all ? undefined : idOf(operand);
    const store = await outbox();
    const retried = id === undefined ? await store.retry() : await retryOne(store, id);
    return { data: { retried }, text: `${counted(retried, 'message')} queued again.` };
  },
};
