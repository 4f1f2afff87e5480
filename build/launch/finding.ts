/** One thing between this tree and a public launch. */
export type Finding = {
  /** What is not final, in a few words. */
  what: string;
  /** File to change, relative to the repository. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  /** What to put there. */
  remedy: string;
};

/**
 * Number (from 1) of the first line that matches.
 * @throws Error when there is none: nobody could act on a finding without a line
 */
export function lineOf(source: string, pattern: RegExp, file: string): number {
  const index = source.split('\n').findIndex((line) => pattern.test(line));
  if (index < 0) throw new Error(`${file}: no line matches ${String(pattern)}`);
  return index + 1;
}
