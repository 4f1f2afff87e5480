import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Something that has to be done before a public launch. */
export type Finding = {
  /** What is not final, in a few words. */
  what: string;
  /** File to change, relative to the repository, and its line, from 1. */
  file: string;
  line: number;
  /** What to put there. */
  remedy: string;
  /** Name of the setting that it is about, if it is about one. */
  setting?: string;
};

/** The repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Where a text stands, for whoever has to change it; what is not final is known from the data, not from here.
 * @param file relative to the repository
 * @param nth which of the lines that have the text, from 0
 * @returns the line, from 1; the first of the file where the text is written otherwise
 */
export function lineOf(file: string, text: string, nth = 0): number {
  const numbers = linesWith(file, text);
  return numbers[nth] ?? numbers[0] ?? 1;
}

/** The lines of a file that have a text or match a pattern, from 1. */
export function linesWith(file: string, text: string | RegExp): number[] {
  const lines = readFileSync(root + file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (isIn(line, text) ? index + 1 : []));
}

function isIn(line: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? line.includes(text) : text.test(line);
}

/** One line a finding, as compilers write them, so that editors can jump to it. */
export function asLines(findings: readonly Finding[]): string {
  return findings.map(({ file, line, what, remedy }) => `${file}:${line}: ${what}. ${remedy}.`).join('\n');
}
