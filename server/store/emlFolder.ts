import { readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMessage } from './message.ts';
import { draftOf, ifThere } from './wholeFile.ts';

/** Where mails become files when there is no mail server. */
export function emlFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

type Named = Pick<OutboxMessage, 'id' | 'receivedAt'>;

/** A message's file: sorts by time, and has the same name on every delivery, so that none is there twice. */
export function emlName({ id, receivedAt }: Named): string {
  return `${receivedAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
}

/**
 * Removes the files of messages, also half-written ones. After the messages are gone from the store, none comes later:
 * whoever writes one makes the draft and then looks whether the message is stored.
 * @returns how many files there were
 */
export async function removeEml(dataDir: string, messages: Named[]): Promise<number> {
  let removed = 0;
  for (const message of messages) {
    const path = join(emlFolder(dataDir), emlName(message));
    // The draft first: one that has just been renamed is then found under its other name.
    for (const file of [draftOf(path), path])
      if ((await ifThere(unlink(file).then(() => true))) === true) removed += 1;
  }
  return removed;
}

/** Removes the files written, and so delivered, before a time. */
export async function removeEmlBefore(dataDir: string, before: Date): Promise<void> {
  const folder = emlFolder(dataDir);
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    if (!/\.eml(?:\.part)?$/.test(name)) continue;
    const file = await ifThere(stat(join(folder, name)));
    if (file !== undefined && file.mtime < before) await rm(join(folder, name), { force: true });
  }
}
