import { Failure, type Command } from '#server/cli/command.ts';
import { messageText } from '#server/cli/format.ts';
import { idOf } from '#server/cli/operands.ts';

export const show: Command = {
  name: 'show',
  usage: 'ID',
  summary: 'shows one message with all that is known of it',
  operands: { min: 1, max: 1 },
  async run({ operands, outbox }) {
    const id = idOf(operands[0]);
    const message = await (await outbox()).find(id);
    if (message === undefined) throw new Failure(`there is no message ${id}`);
    return { data: message, text: messageText(message) };
  },
};
