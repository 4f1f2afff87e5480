import type { Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { heldNamed } from '#server/cli/operands.ts';

export const release: Command = {
  name: 'release',
  usage: 'REFERENCE... | --all',
  summary: 'has held messages sent',
  details: [
    '  --all   all held messages',
    '',
    'They are queued, due at once, and tried like new ones; a running server picks them up within a second.',
    'Their senders get no receipt.',
  ].join('\n'),
  options: { all: { type: 'boolean' } },
  operands: { min: 0, max: Infinity },
  async run(call) {
    const ids = await heldNamed(call);
    const outbox = await call.outbox();
    let released = 0;
    for (const id of ids ?? [undefined]) released += await outbox.release(id);
    return { data: { released }, text: `${counted(released, 'message')} queued.` };
  },
};
