import { createInterface } from 'node:readline/promises';

/** Asks on the terminal. Anything but "y" or "yes" is no, and so are Ctrl-C and Ctrl-D. */
export async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } catch {
    // Closed without an answer.
    return false;
  } finally {
    terminal.close();
  }
}
