import { Failure, UsageError, type Command, type Values } from '#server/cli/command.ts';
import { messageText } from '#server/cli/format.ts';
import { emailOf } from '#server/cli/operands.ts';
import { phoneEnd, search, wordsIn, type Person } from '#server/store/person.ts';

function personOf(operand: string | undefined, { phone, name }: Values): Person {
  if (operand === undefined && phone === undefined && name === undefined)
    throw new UsageError('say of whom: EMAIL, --phone or --name');
  if (typeof phone === 'string' && phoneEnd(phone) === '')
    throw new UsageError(`"${phone}" is not a telephone number of seven digits or more`);
  if (typeof name === 'string' && wordsIn(name).length === 0) throw new UsageError(`"${name}" is not a name`);
  return {
    ...(operand === undefined ? {} : { email: emailOf(operand) }),
    ...(typeof phone === 'string' ? { phone } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
}

export const exportFrom: Command = {
  name: 'export',
  usage: '[EMAIL] [--phone NUMBER] [--name NAME]',
  summary: 'prints everything stored of a person',
  details: [
    '  --phone NUMBER   also who gave a telephone number with the same last seven digits',
    '  --name NAME      also who has all of these names, in any order, with or without umlauts and accents',
    '',
    'Ignores case in the address. Says of each message by what it was found: what was found by number or name',
    'alone may be of somebody else, so look before you hand it over. With --json it is the copy to hand over',
    '(Art. 15, 20 GDPR): all that is stored, nothing left out. Looks at every message.',
  ].join('\n'),
  options: { phone: { type: 'string' }, name: { type: 'string' } },
  operands: { min: 0, max: 1 },
  async run({ values, operands, outbox }) {
    const person = personOf(operands[0], values);
    const messages = await search(await outbox(), person);
    if (messages.length === 0)
      throw new Failure(`nothing is stored from ${Object.values(person).join(' or ')}`);
    return {
      data: { ...person, messages: messages.map(({ foundBy, message }) => ({ foundBy, ...message })) },
      text: messages
        .map(({ foundBy, message }) => `Found by ${foundBy.join(', ')}\n${messageText(message)}`)
        .join(`\n\n${'─'.repeat(40)}\n\n`),
    };
  },
};
