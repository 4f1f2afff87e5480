import { Failure, UsageError, type Command } from '#server/cli/command.ts';
import { messageText } from '#server/cli/format.ts';
import { emailOf } from '#server/cli/operands.ts';
import type { StoredMessage } from '#server/store/message.ts';
import { everyMessage, matchesPerson } from '#server/store/person.ts';

export const exportFrom: Command = {
  name: 'export',
  usage: '[EMAIL] [--text TEXT]',
  summary: 'prints everything stored of a person',
  details: [
    '  --text TEXT   also what has this text in one of its fields: a name, the end of a telephone number',
    '',
    'What was found by a text may be of somebody else: look before you hand it over. --json has all that is stored',
    '(Art. 15, 20 GDPR).',
  ].join('\n'),
  options: { text: { type: 'string' } },
  operands: { min: 0, max: 1 },
  async run({ values, operands: [operand], outbox }) {
    const text = typeof values['text'] === 'string' ? values['text'] : undefined;
    if (operand === undefined && text === undefined) throw new UsageError('say of whom: EMAIL or --text');
    const email = operand === undefined ? undefined : emailOf(operand);
    const isMeant = matchesPerson({ email, text });
    const messages: StoredMessage[] = [];
    for await (const message of everyMessage(await outbox())) if (isMeant(message)) messages.unshift(message);
    if (messages.length === 0)
      throw new Failure(`nothing is stored from ${[email, text].filter(Boolean).join(' or ')}`);
    return {
      data: { email, text, messages },
      text: messages.map(messageText).join(`\n\n${'─'.repeat(40)}\n\n`),
    };
  },
};
