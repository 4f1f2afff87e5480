import { Failure, type Command } from '#server/cli/command.ts';
import { jsonText, messageText } from '#server/cli/format.ts';
import { idOf } from '#server/cli/operands.ts';

export const show: Command = {
  name: 'show',
  usage: 'ID',
  summary: 'shows one message with all that is known of it',
  details: '',
  options: {},
  operands: { min: 1, max: 1 },
  async run({ operands, json, outbox, terminal }) {
    const id = idOf(operands[0]);
    const message = await (await outbox()).find(id);
    if (message === undefined) throw new Failure(`there is no message ${id}`);
    terminal.out(json ? jsonText(message) : messageText(message));
  },
};
