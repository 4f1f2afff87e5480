import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Remembers files as they are, those that are not there included.
 * @param files their paths
 * @returns puts each of them back
 */
export function remember(files: readonly string[]): () => void {
  const contents = files.map((file) => ({ file, was: existsSync(file) ? readFileSync(file) : undefined }));
  return () => {
    for (const { file, was } of contents) {
      if (was === undefined) rmSync(file, { force: true });
      else writeFileSync(file, was);
    }
  };
}
