import { loadSettings } from '#common/settings/load.ts';
import { run } from './run.ts';

// What is written here is personal data: for its owner only.
process.umask(0o077);

// A reader such as `head` that has seen enough closes the pipe; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), loadSettings(), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  // Into a file or a pipe there is no width to keep to.
  columns: process.stdout.isTTY ? process.stdout.columns : 1000,
});
