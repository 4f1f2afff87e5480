import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Somebody's input: standard input, which may be a terminal. */
type Input = Readable & { isTTY?: boolean };

/**
 * Reads one line: on a terminal after a question, otherwise what comes first, so that it can be piped in.
 * @param output where the question goes
 * @returns the line, trimmed; empty where the input ends without one
 */
export async function askOn(input: Input, output: Writable, question: string): Promise<string> {
  const isTerminal = input.isTTY === true;
  // Nothing is kept: not even for the "arrow up" of this process.
  const lines = createInterface({ input, terminal: isTerminal, output, historySize: 0 });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(''));
      input.once('error', reject);
      if (!isTerminal) return;
      lines.setPrompt(question);
      lines.prompt();
    }).then((line) => line.trim());
  } finally {
    lines.close();
  }
}
