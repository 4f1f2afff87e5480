import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Asks on the terminal. Anything but "y" or "yes" is no, and so are Ctrl-C and Ctrl-D. */
export async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // What answers after the end is of no interest.
  const answer = terminal.question(`${question} [y/N] `).catch(() => '');
  const ended = once(terminal, 'close').then(() => '');
  const said = await Promise.race([answer, ended]);
  terminal.close();
  return /^y(es)?$/i.test(said.trim());
}
