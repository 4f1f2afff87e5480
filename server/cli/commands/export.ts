import { Failure, type Command } from '#server/cli/command.ts';
import { messageText } from '#server/cli/format.ts';
import { emailOf } from '#server/cli/operands.ts';

export const exportFrom: Command = {
  name: 'export',
  usage: 'EMAIL',
  summary: 'prints everything stored of a person',
  details: 'Ignores case in the address. With --json it is the copy to hand over (Art. 15, 20 GDPR).',
  operands: { min: 1, max: 1 },
  async run({ operands, outbox }) {
    const email = emailOf(operands[0]);
    const messages = await (await outbox()).findFrom(email);
    if (messages.length === 0) throw new Failure(`nothing is stored from ${email}`);
    return {
      data: { email, messages },
      text: messages.map((message) => messageText(message)).join(`\n\n${'─'.repeat(40)}\n\n`),
    };
  },
};
