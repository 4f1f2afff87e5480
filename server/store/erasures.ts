import { hash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ifThere, writeWhole } from './wholeFile.ts';

const moment = z.iso.datetime().transform((text) => new Date(text));

const senderSchema = z.strictObject({ date: moment, salt: z.hex().length(32), hash: z.hex().length(64) });
const spanSchema = z.strictObject({ date: moment, from: moment, until: moment });

/**
 * An erasure: when, and of what. Of a sender as a hash, or of all that was received in a span of time (`from` belongs to
 * it, `until` does not).
 */
export type Erasure = z.infer<typeof senderSchema> | z.infer<typeof spanSchema>;

/** What an erasure asks of a message. `sender` is spelt as `addressKey` does. */
export type MessageOrigin = { sender: string; receivedAt: Date };

/** What is to be erased. `sender` is spelt as `addressKey` does. */
export type ErasureTarget = { sender: string } | { from: Date; until: Date };

/**
 * Where erasures are noted: beside the store, and beside the backups, never in them. A file each, so that
 * lists of several machines are merged by copying, and none is written to twice.
 */
export function erasuresFolder(parent: string): string {
  return join(parent, 'erasures');
}

const stamp = (date: Date) => date.toISOString().replace(/[:.]/g, '-');

/** Beside a note while its erasure is under way; empty. No note itself, so it is neither read as one nor copied. */
const unfinishedMark = '.unfinished';

/**
 * The salt is beside it, as a restore on another machine needs it: this hinders idle reading, not guessing. Every
 * sender in a backup is compared with every note, so it must be quick.
 */
function hashOf(sender: string, salt: string): string {
  return hash('sha256', `${salt}${sender}`);
}

/**
 * Notes that everything of a sender, or of a span of time, is erased up to a time. On the disk when this resolves.
 * @returns the note's name
 */
export async function noteErasure(folder: string, target: ErasureTarget, date: Date): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const what =
    'sender' in target
      ? { salt, hash: hashOf(target.sender, salt) }
      : { from: target.from.toISOString(), until: target.until.toISOString() };
  const name = `${stamp(date)}-${salt.slice(0, 8)}.json`;
  await writeWhole(join(folder, name), `${JSON.stringify({ date: date.toISOString(), ...what })}\n`);
  return name;
}

async function namesIn(folder: string, ending = '.json'): Promise<string[]> {
  return ((await ifThere(readdir(folder))) ?? []).filter((name) => name.endsWith(ending)).sort();
}

/** @throws naming the file where it is no note; as the disk says where it cannot be read */
async function readErasure(file: string): Promise<Erasure> {
  const text = await readFile(file, 'utf8');
  try {
    return z.union([senderSchema, spanSchema]).parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is no note of an erasure`, { cause: error });
  }
}

/** @throws naming the file that is damaged: what cannot be read must not pass for "nobody" */
export async function readErasures(folder: string): Promise<Erasure[]> {
  const names = await namesIn(folder);
  return Promise.all(names.map((name) => readErasure(join(folder, name))));
}

/** Marks an erasure that is noted as one that has begun: until it is finished, whoever comes next finishes it. */
export async function markUnfinished(folder: string, name: string): Promise<void> {
  await writeWhole(join(folder, name + unfinishedMark), '');
}

/** Takes marks away, once nothing of those erasures is left in the store's files. */
export async function markFinished(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name + unfinishedMark), { force: true });
}

/** Erasures that were begun and not finished, with the names of their notes; a mark without its note counts for nothing. */
export async function unfinishedErasures(folder: string): Promise<{ name: string; erasure: Erasure }[]> {
  const found: { name: string; erasure: Erasure }[] = [];
  for (const mark of await namesIn(folder, unfinishedMark)) {
    const name = mark.slice(0, -unfinishedMark.length);
    const erasure = await ifThere(readErasure(join(folder, name)));
    if (erasure !== undefined) found.push({ name, erasure });
  }
  return found;
}

/** Adds the notes of one folder to another. */
export async function copyErasures(from: string, to: string): Promise<void> {
  const known = new Set(await namesIn(to));
  for (const name of await namesIn(from))
    if (!known.has(name)) await writeWhole(join(to, name), await readFile(join(from, name)));
}

/** Deletes notes of erasures before a time; their files are named by it. */
export async function deleteErasureNotes(folder: string, before: Date): Promise<void> {
  const isOld = (name: string) => name < stamp(before);
  const notes = await namesIn(folder);
  const marks = await namesIn(folder, unfinishedMark);
  for (const name of [...notes, ...marks].filter(isOld)) await rm(join(folder, name), { force: true });
}

/** Whether it was an erasure of this very target. */
export function isErasureOf(erasure: Erasure, target: ErasureTarget): boolean {
  if ('hash' in erasure) return 'sender' in target && hashOf(target.sender, erasure.salt) === erasure.hash;
  if ('sender' in target) return false;
  return (
    erasure.from.getTime() === target.from.getTime() && erasure.until.getTime() === target.until.getTime()
  );
}

/**
 * Looks messages up in a list of erasures.
 * @returns whether a message should be gone: one that came after its erasure stays
 */
export function erasedBy(erasures: readonly Erasure[]): (message: MessageOrigin) => boolean {
  const latestFirst = erasures.toSorted((a, b) => b.date.getTime() - a.date.getTime());
  const senders = latestFirst.filter((one) => 'hash' in one);
  const spans = latestFirst.filter((one) => 'from' in one);
  const untilOf = new Map<string, Date | undefined>();
  const erasedUntil = (sender: string) => {
    if (!untilOf.has(sender))
      untilOf.set(sender, senders.find((one) => hashOf(sender, one.salt) === one.hash)?.date);
    return untilOf.get(sender);
  };
  return ({ sender, receivedAt }) => {
    const until = erasedUntil(sender);
    if (until !== undefined && receivedAt <= until) return true;
    return spans.some(
      (span) => receivedAt >= span.from && receivedAt < span.until && receivedAt <= span.date,
    );
  };
}
