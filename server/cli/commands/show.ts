import type { Command } from '#server/cli/command.ts';
import { messageText } from '#server/cli/format.ts';
import { messageNamed } from '#server/cli/operands.ts';

export const show: Command = {
  name: 'show',
  usage: 'REFERENCE',
  summary: 'shows one message, whom it has reached, and all else that is known of it',
  operands: { min: 1, max: 1 },
  async run({ operands, database, config }) {
    const message = await messageNamed(database, operands[0]);
    return { data: message, text: messageText(message, config.siteUrl) };
  },
};
