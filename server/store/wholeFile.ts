import { mkdir, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Makes a file, for its owner only, that is there whole or not at all, and survives a power cut. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${basename(path)}.part`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  const list = await open(folder, 'r');
  await list.sync().finally(() => list.close());
}
