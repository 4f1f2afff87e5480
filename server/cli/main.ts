import { loadSettings } from '#common/settings/load.ts';
import { askOn } from './ask.ts';
import { run } from './run.ts';

// Whatever is written is personal data: for its owner only.
process.umask(0o077);

// A reader such as `head` closes the pipe when it has seen enough; that is no error.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return;
  console.error(`contact: the answer could not be written to standard output: ${message}`);
  process.exitCode = 1;
});

const code = await run(process.argv.slice(2), loadSettings, {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  // Answers are often sent into a file: the question is no part of them.
  ask: (question) => askOn(process.stdin, process.stderr, question),
});
// What was done is not undone by an answer that nobody could read: that is a failure by itself.
process.exitCode ??= code;
