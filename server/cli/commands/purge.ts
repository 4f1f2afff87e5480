import type { Command } from '#server/cli/command.ts';
import { counted, table, timeOf } from '#server/cli/format.ts';
import { scrub } from '#server/cli/scrubbed.ts';
import { findExpired, purgeExpired, retentionText } from '#server/retention/rule.ts';

export const purge: Command = {
  name: 'purge',
  usage: '[--dry-run]',
  summary: `deletes what was delivered or given up ${retentionText} ago`,
  details: [
    '  --dry-run   shows what is due, and deletes nothing',
    '',
    'The server does this once a day by itself. Queued messages are never deleted. Removes what earlier',
    'deletions left in the files of the database as well.',
  ].join('\n'),
  options: { 'dry-run': { type: 'boolean' } },
  async run({ values, config, outbox, columns }) {
    const dryRun = values['dry-run'] === true;
    const deps = { outbox: await outbox(), dataDir: config.dataDir };
    const { messages, files } = dryRun ? await findExpired(deps) : await purgeExpired(deps);
    // Also where nothing is of age: an erasure may have been held up.
    const { scrubbed, unfinished } = dryRun ? { scrubbed: false } : await scrub(deps.outbox);
    const rows = messages.map(({ id, state, receivedAt }) => [id, state, timeOf(receivedAt)]);
    const shown = rows.length === 0 ? '' : `${table(['ID', 'STATE', 'RECEIVED'], rows, columns)}\n`;
    return {
      data: { dryRun, messages, files, scrubbed },
      text: `${shown}${counted(messages.length, 'message')} and ${counted(files.length, '.eml file')} ${dryRun ? 'would be' : 'were'} deleted.`,
      unfinished,
    };
  },
};
