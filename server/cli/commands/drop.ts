import type { Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { heldNamed } from '#server/cli/operands.ts';
import { scrub } from '#server/cli/scrubbed.ts';
import type { Outbox } from '#server/store/outbox.ts';

/** Small enough that a server which accepts messages meanwhile does not wait for long. */
const batch = 500;

async function dropAll(outbox: Outbox): Promise<number> {
  let dropped = 0;
  for (;;) {
    const gone = await outbox.drop({ limit: batch });
    dropped += gone.length;
    if (gone.length < batch) return dropped;
  }
}

async function dropEach(outbox: Outbox, ids: string[]): Promise<number> {
  let dropped = 0;
  for (const id of ids) dropped += (await outbox.drop({ id, limit: 1 })).length;
  return dropped;
}

export const drop: Command = {
  name: 'drop',
  usage: 'REFERENCE... | --all [--dry-run]',
  summary: 'deletes held messages for good, unsent',
  details: [
    '  --all       all held messages, also those that come while it runs',
    '  --dry-run   says how many would go, and deletes nothing',
    '',
    'Release first what is wanted. What is dropped is gone to the last byte of the SQLite file, as with "erase".',
  ].join('\n'),
  options: { all: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  operands: { min: 0, max: Infinity },
  async run(call) {
    const dryRun = call.values['dry-run'] === true;
    const ids = await heldNamed(call);
    const outbox = await call.outbox();
    if (dryRun) {
      const found = ids?.length ?? (await outbox.count()).held;
      return {
        data: { dryRun, dropped: found, scrubbed: false },
        text: `${counted(found, 'message')} would be deleted.`,
      };
    }
    const dropped = await (ids === undefined ? dropAll(outbox) : dropEach(outbox, ids));
    const { scrubbed, unfinished } = await scrub(outbox);
    return {
      data: { dryRun, dropped, scrubbed },
      text: `${counted(dropped, 'message')} ${dropped === 1 ? 'was' : 'were'} deleted.`,
      unfinished,
    };
  },
};
