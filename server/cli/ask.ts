import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Readable, Writable } from 'node:stream';

/** Somebody's input: standard input, which may be a terminal. */
type Input = Readable & { isTTY?: boolean };

/**
 * Reads an answer: on a terminal a line after a question, otherwise all that is piped in, so that no second line is
 * passed over in silence.
 * @param output where the question goes
 * @returns the answer, trimmed; empty where the input ends without one
 */
export async function askOn(input: Input, output: Writable, question: string): Promise<string> {
  if (input.isTTY !== true) return (await text(input)).trim();
  // Nothing is kept: not even for the "arrow up" of this process.
  const lines = createInterface({ input, terminal: true, output, historySize: 0 });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(''));
      input.once('error', reject);
      lines.setPrompt(question);
      lines.prompt();
    }).then((line) => line.trim());
  } finally {
    lines.close();
  }
}
