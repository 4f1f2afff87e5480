import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Has what was written to a file or a folder's list reach the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Puts a finished draft in the place of a file, in one step that survives a power cut. Same disk only. */
export async function putInPlace(draft: string, path: string): Promise<void> {
  await sync(draft);
  await rename(draft, path);
  await sync(dirname(path));
}

/**
 * Makes a file that is there whole or not at all, for its owner only, with the folder that it needs.
 * @param write gets the path of the draft, which is empty so far
 * @returns what `write` resolves to; when that rejects, nothing is left
 */
export async function writeWhole<Result>(
  path: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.part`;
  // What an attempt left that was killed.
  await rm(draft, { force: true });
  await writeFile(draft, '', { mode: 0o600 });
  try {
    const result = await write(draft);
    await putInPlace(draft, path);
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
