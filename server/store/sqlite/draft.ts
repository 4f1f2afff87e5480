import { rmSync } from 'node:fs';

/** Where a restore prepares the file that is to replace another. */
export function draftOf(file: string): string {
  return `${file}.restoring`;
}

/** Without a restore, a draft is what one left that was killed. */
export function removeDraft(file: string): void {
  for (const companion of ['', '-wal', '-shm', '-journal'])
    rmSync(draftOf(file) + companion, { force: true });
}
