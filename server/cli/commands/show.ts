import type { Command } from '#server/cli/command.ts';
import { messageText } from '#server/cli/format.ts';
import { messageNamed } from '#server/cli/operands.ts';
import { leftOut } from '#server/delivery/recipients.ts';

export const show: Command = {
  name: 'show',
  usage: 'REFERENCE',
  summary: 'shows one message with all that is known of it',
  operands: { min: 1, max: 1 },
  async run({ operands, outbox, config }) {
    const message = await messageNamed(outbox, operands[0]);
    const missing = leftOut(message, config.mail.to);
    return { data: { ...message, missing }, text: messageText(message, missing) };
  },
};
