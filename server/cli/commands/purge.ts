import type { Command } from '#server/cli/command.ts';
import { jsonText, messagesCount, table, timeOf } from '#server/cli/format.ts';
import { findExpired, purgeExpired, retentionText } from '#server/retention/rule.ts';

export const purge: Command = {
  name: 'purge',
  usage: '[--dry-run]',
  summary: `deletes what was dealt with ${retentionText} ago`,
  details: [
    '  --dry-run   shows what is due, and deletes nothing',
    '',
    'The server does this once a day by itself. Queued messages are never deleted.',
  ].join('\n'),
  options: { 'dry-run': { type: 'boolean' } },
  operands: { min: 0, max: 0 },
  async run({ values, json, config, outbox, terminal }) {
    const dryRun = values['dry-run'] === true;
    const deps = { outbox: await outbox(), dataDir: config.dataDir };
    const { messages, files } = dryRun ? await findExpired(deps) : await purgeExpired(deps);
    if (json) {
      terminal.out(jsonText({ dryRun, messages, files }));
      return;
    }
    if (messages.length > 0) {
      const rows = messages.map(({ id, state, receivedAt }) => [id, state, timeOf(receivedAt)]);
      terminal.out(table(['ID', 'STATE', 'RECEIVED'], rows, terminal.columns));
    }
    terminal.out(
      `${messagesCount(messages.length)} and ${files.length} .eml file${files.length === 1 ? '' : 's'} ${dryRun ? 'would be' : 'were'} deleted.`,
    );
  },
};
