import { hash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { addressKey } from './addressKey.ts';
import { ifThere, writeWhole } from './wholeFile.ts';

const entrySchema = z.object({
  date: z.iso.datetime().transform((text) => new Date(text)),
  salt: z.hex().length(32),
  hash: z.hex().length(64),
});

/** An erasure: when, and of whom (as a hash). */
export type Erasure = z.infer<typeof entrySchema>;

/**
 * Where erasures are noted: beside the store, and beside the backups, never in them. A file each, so that
 * lists of several machines are merged by copying, and none is written to twice.
 */
export function erasuresFolder(parent: string): string {
  return join(parent, 'erasures');
}

const stamp = (date: Date) => date.toISOString().replace(/[:.]/g, '-');

/**
 * The salt is beside it, as a restore on another machine needs it: this hinders idle reading, not guessing. Every
 * sender in a backup is compared with every note, so it must be quick.
 */
function hashOf(sender: string, salt: string): string {
  return hash('sha256', `${salt}${sender}`);
}

/** Notes that everything of an address up to a time is erased. On the disk when this resolves. */
export async function noteErasure(
  folder: string,
  { email, date }: { email: string; date: Date },
): Promise<void> {
  const salt = randomBytes(16).toString('hex');
  const entry = { date: date.toISOString(), salt, hash: hashOf(addressKey(email), salt) };
  await writeWhole(join(folder, `${stamp(date)}-${salt.slice(0, 8)}.json`), `${JSON.stringify(entry)}\n`);
}

async function namesIn(folder: string): Promise<string[]> {
  return ((await ifThere(readdir(folder))) ?? []).filter((name) => name.endsWith('.json')).sort();
}

/** @throws naming the file that is damaged: what cannot be read must not pass for "nobody" */
export async function readErasures(folder: string): Promise<Erasure[]> {
  const names = await namesIn(folder);
  return Promise.all(
    names.map(async (name) => {
      try {
        return entrySchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      } catch (error) {
        throw new Error(`${join(folder, name)} is no note of an erasure`, { cause: error });
      }
    }),
  );
}

/** Adds the notes of one folder to another. */
export async function copyErasures(from: string, to: string): Promise<void> {
  const known = new Set(await namesIn(to));
  for (const name of await namesIn(from))
    if (!known.has(name)) await writeWhole(join(to, name), await readFile(join(from, name)));
}

/** Drops notes of erasures before a time; their files are named by it. */
export async function forgetErasures(folder: string, before: Date): Promise<void> {
  const old = (await namesIn(folder)).filter((name) => name < stamp(before));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Looks up senders in a list of erasures.
 * @returns for an address as `addressKey` spells it: the time up to which everything of it is erased
 */
export function erasedUntil(erasures: Erasure[]): (sender: string) => Date | undefined {
  const latestFirst = erasures.toSorted((a, b) => b.date.getTime() - a.date.getTime());
  return (sender) => latestFirst.find((one) => hashOf(sender, one.salt) === one.hash)?.date;
}
