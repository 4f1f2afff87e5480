import { Failure, type Command } from '#server/cli/command.ts';
import { messageText } from '#server/cli/format.ts';
import { idOf } from '#server/cli/operands.ts';
import { leftOut } from '#server/delivery/recipients.ts';

export const show: Command = {
  name: 'show',
  usage: 'ID',
  summary: 'shows one message with all that is known of it',
  operands: { min: 1, max: 1 },
  async run({ operands, outbox, config }) {
    const id = idOf(operands[0]);
    const message = await (await outbox()).find(id);
    if (message === undefined) throw new Failure(`there is no message ${id}`);
    const missing = leftOut(message, config.mail.to);
    return { data: { ...message, missing }, text: messageText(message, missing) };
  },
};
