import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The facts and words that people write by hand. */
const written = ['common/**/*.json', 'site/content/**/*.{json,md}'];

/**
 * What is wrong with files of facts and words that cannot be read: the bundler says so without the file's name, or not at
 * all, and publishes a replacement character for each byte that it does not know.
 * @param root folder of the project
 * @returns a sentence for each of them, with the file and the place as far as it is known
 */
export function unreadableFiles(root: string): string[] {
  return globSync(written, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const fault = faultOf(file, readFileSync(join(root, file)));
      return fault === undefined ? [] : [`${file}: ${fault}`];
    });
}

/** What an editor puts in for what it could not read, and what is at the front of some files without being seen. */
const replaced = '\uFFFD';
const byteOrderMark = '\uFEFF';

function faultOf(file: string, content: Buffer): string | undefined {
  if (!isUtf8(content)) return 'is not saved as UTF-8; save it in this encoding';
  const text = content.toString('utf8');
  if (text.startsWith(byteOrderMark)) return 'begins with a byte order mark; save it as UTF-8 without one';
  const lost = text.split('\n').findIndex((line) => line.includes(replaced)) + 1;
  if (lost > 0) return `has a character in line ${lost} that was lost (\uFFFD); write it anew`;
  return file.endsWith('.json') ? whyNoJson(text) : undefined;
}

function whyNoJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `is no JSON: ${(error as Error).message}`;
  }
}
