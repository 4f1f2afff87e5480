import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every address that was ever published, from the root on. */
export const publishedAddresses: readonly string[] = readFileSync(
  join(import.meta.dirname, 'published.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('/'));
