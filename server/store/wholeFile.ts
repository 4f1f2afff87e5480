import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where a file is while it is being written. */
export function draftOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.part`);
}

/**
 * Makes a file, for its owner only, that is there whole or not at all, and survives a power cut.
 * @param content asked for once the draft is there
 * @throws with no draft left, also when somebody deleted that
 */
export async function writeWhole(path: string, content: string | Buffer | AsyncIterable<Buffer>) {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = draftOf(path);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  const list = await open(folder, 'r');
  await list.sync().finally(() => list.close());
}

/** Undefined where there is no such file. What cannot be read is no "nothing there": an erasure would claim too much. */
export async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
