import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMessage } from './message.ts';

/** Where mails become files when there is no mail server. */
export function emlFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'mail');
}

/** Name of a message's file: sorts by time, and is the same on every delivery, so none is there twice. */
export function emlName({ id, receivedAt }: Pick<OutboxMessage, 'id' | 'receivedAt'>): string {
  return `${receivedAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
}

type Place = { dataDir: string };
type Mode = { dryRun?: boolean };

/** Removes the files of messages, also half-written ones; returns the names of those that were there. */
export async function removeEml(
  place: Place,
  messages: Pick<OutboxMessage, 'id' | 'receivedAt'>[],
  mode: Mode = {},
): Promise<string[]> {
  const wanted = new Set(messages.map(emlName));
  return remove(place, async (name) => Promise.resolve(wanted.has(mailOf(name))), mode);
}

/** Removes the files that were written before a time: those mails were delivered then. */
export async function removeEmlBefore(place: Place, before: Date, mode: Mode = {}): Promise<string[]> {
  return remove(place, async (name) => (await stat(join(emlFolder(place), name))).mtime < before, mode);
}

/** The name of the mail that a file is, or is becoming. */
function mailOf(name: string): string {
  return name.replace(/^\.(.*\.eml)\.part$/, '$1');
}

async function remove(
  place: Place,
  isWanted: (name: string) => Promise<boolean>,
  { dryRun = false }: Mode,
): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await namesIn(emlFolder(place))) {
    try {
      if (!mailOf(name).endsWith('.eml') || !(await isWanted(name))) continue;
      if (!dryRun) await rm(join(emlFolder(place), name), { force: true });
      removed.push(name);
    } catch (error) {
      // Another server, or a person, was faster.
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
    }
  }
  return removed;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}
