import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Memory as a disk, where there is enough of it: SQLite waits for a real one some thirty times for each new file. */
function memory(): string {
  const shared = '/dev/shm';
  if (!existsSync(shared)) return tmpdir();
  const { bavail, bsize } = statfsSync(shared);
  return bavail * bsize > 2 ** 30 ? shared : tmpdir();
}

/**
 * A folder for the running test, removed after it.
 * @param place `tmpdir()` for programs, which memory may refuse to run
 */
export function temporaryFolder(place = memory()): string {
  const folder = mkdtempSync(join(place, 'bewertra-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
