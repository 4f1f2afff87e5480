import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMessage } from './message.ts';

/** Where mails become files when there is no mail server. */
export function emlFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'mail');
}

/** A message's file: sorts by time, and has the same name on every delivery, so that none is there twice. */
export function emlName({ id, receivedAt }: Pick<OutboxMessage, 'id' | 'receivedAt'>): string {
  return `${receivedAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
}

type Place = { dataDir: string };

/** Removes the files of messages, also half-written ones. Returns how many there were. */
export function removeEml(
  place: Place,
  messages: Pick<OutboxMessage, 'id' | 'receivedAt'>[],
): Promise<number> {
  const wanted = new Set(messages.map(emlName));
  return remove(place, (name) => wanted.has(mailOf(name)));
}

/** Removes the files written, and so delivered, before a time. */
export function removeEmlBefore(place: Place, before: Date): Promise<number> {
  return remove(place, async (name) => (await stat(join(emlFolder(place), name))).mtime < before);
}

/** The name of the finished file, also for one that is still being written. */
function mailOf(name: string): string {
  return name.replace(/^\.(.*\.eml)\.part$/, '$1');
}

async function remove(place: Place, isWanted: (name: string) => boolean | Promise<boolean>): Promise<number> {
  const folder = emlFolder(place);
  let removed = 0;
  for (const name of await readdir(folder).catch(noneIfAbsent)) {
    try {
      if (!mailOf(name).endsWith('.eml') || !(await isWanted(name))) continue;
      await rm(join(folder, name), { force: true });
      removed += 1;
    } catch (error) {
      // Another server, or a person, has removed it meanwhile.
      noneIfAbsent(error);
    }
  }
  return removed;
}

/** What cannot be read is no "nothing there": an erasure would claim too much. */
function noneIfAbsent(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
