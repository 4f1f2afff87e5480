import { Failure, UsageError, type Call, type Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { messageNamed } from '#server/cli/operands.ts';

async function retryOne(outbox: Call['outbox'], operand?: string): Promise<number> {
  const { id, state } = await messageNamed(outbox, operand);
  const retried = await (await outbox()).retry(id);
  if (retried > 0) return retried;
  throw new Failure(`message ${id} has not failed: it is ${state}`);
}

export const retry: Command = {
  name: 'retry',
  usage: 'REFERENCE | --failed',
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
    if (all === (operand !== undefined))
      throw new UsageError('give either the reference of a message or --failed');
    const retried = all ? await (await outbox()).retry() : await retryOne(outbox, operand);
    return { data: { retried }, text: `${counted(retried, 'message')} queued again.` };
  },
};
