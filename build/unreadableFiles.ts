import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The facts and words that people write by hand. */
const written = ['common/**/*.json', 'site/content/**/*.json'];

/**
 * What is wrong with files of facts and words that are no JSON: the bundler says so without the file's name.
 * @param root folder of the project
 * @returns a sentence for each of them, with the file and the place as far as it is known
 */
export function unreadableFiles(root: string): string[] {
  return globSync(written, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      try {
        JSON.parse(readFileSync(join(root, file), 'utf8'));
        return [];
      } catch (error) {
        return [`${file}: is no JSON: ${(error as Error).message}`];
      }
    });
}
