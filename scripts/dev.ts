/** Runs the site and the contact service, each of which restarts when its files change. */
import concurrently from 'concurrently';
import { readOptions } from './commandLine.ts';

const help = `Usage: npm run dev

Serves the site at http://localhost:4321 and the contact service beside it. Both reload when files change.`;

readOptions(help, {});
const commands = [
  { name: 'site', command: 'astro dev' },
  { name: 'server', command: 'node --watch server/main.ts' },
];
const { result } = concurrently(commands, { killOthersOn: ['success', 'failure'] });
await result.catch(() => {
  process.exitCode = 1;
});
