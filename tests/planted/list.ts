import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A planted fault: a replacement in one file, and the test that has to fail because of it. */
export type Fault = {
  /** What would be wrong for a visitor or operator. */
  says: string;
  /** The file that is changed, from the root of the repository, the text that stands in it once, and its replacement. */
  file: string;
  find: string;
  plant: string;
  /** The test that has to fail: its file, and a regular expression for its title as `vitest -t` and `playwright -g` see it. */
  by: { file: string; title: string };
};

/** Files that hold tests which only `npm run test:full` runs. */
export const isFull = ({ by }: Fault) => /\.full\.(test|spec)\.ts$/.test(by.file);

/** Splits `first: second` at the first colon. */
function parted(line: string): [string, string] {
  const at = line.indexOf(': ');
  if (!line.startsWith('  ') || at < 0) throw new Error(`faults.txt: "${line}" is not "  file: …"`);
  return [line.slice(2, at), line.slice(at + 2)];
}

const plain = (text: string) => (text === '(nothing)' ? '' : text.replaceAll('\\n', '\n'));

/** Before a journey's title Playwright has its file's name: with `^` no journey would be found. */
function refuseAnchor(says: string, testFile: string, title: string): void {
  if (testFile.endsWith('.spec.ts') && title.startsWith('^'))
    throw new Error(`faults.txt: "${says}": no title of a journey matches "${title}"; leave out the ^`);
}

/**
 * Reads the list of planted faults: three lines each, as its head describes.
 * @throws Error naming the entry that is not of this form
 */
export function readFaults(text = readFileSync(join(import.meta.dirname, 'faults.txt'), 'utf8')): Fault[] {
  return text
    .split(/\n\n+/)
    .filter((entry) => !entry.startsWith('#') && entry.trim() !== '')
    .map((entry) => {
      const [says = '', change = '', test = '', ...more] = entry.trimEnd().split('\n');
      const [file, replacement] = parted(change);
      const [find, plant, ...others] = replacement.split(' → ');
      const [testFile, title] = parted(test);
      if (find === undefined || plant === undefined || others.length > 0 || more.length > 0)
        throw new Error(`faults.txt: "${says}" is not of three lines with one arrow`);
      refuseAnchor(says, testFile, title);
      return { says, file, find: plain(find), plant: plain(plant), by: { file: testFile, title } };
    });
}

/**
 * A file's text with the fault in it.
 * @throws Error when the text to replace does not stand exactly once in the file: the list has to follow the code
 */
export function plantIn(text: string, { says, file, find, plant }: Fault): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(`"${says}": the text to replace stands ${parts.length - 1} times in ${file}, not once`);
  return parts.join(plant);
}
