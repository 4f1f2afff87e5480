import { loadSettings } from '#common/settings/load.ts';
import { ConfigError } from '#server/config.ts';
import { askOn } from './ask.ts';
import { run } from './run.ts';

// Whatever is written is personal data: for its owner only.
process.umask(0o077);

// A reader such as `head` closes the pipe when it has seen enough; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2), loadSettings(), {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    // Answers are often sent into a file: the question is no part of them.
    ask: (question) => askOn(process.stdin, process.stderr, question),
  });
} catch (error) {
  // Of a command, `run` says it.
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(error.faults.map((fault) => `contact: ${fault}\n`).join(''));
  process.exitCode = 1;
}
