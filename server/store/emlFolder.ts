import { readdir, readFile, rm, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { addressKey } from './addressKey.ts';
import type { MessageOrigin } from './erasures.ts';
import type { Message } from './message.ts';
import { draftOf, ifThere } from './wholeFile.ts';

/** Where mails become files when there is no mail server. */
export function emlFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

type Named = Pick<Message, 'id' | 'receivedAt'>;

/** A message's file: sorts by time, and has the same name on every delivery, so that none is there twice. */
export function emlName({ id, receivedAt }: Named): string {
  return `${receivedAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
}

/** A name as `emlName` makes it, or that of its draft; the parts are those of the time. */
const namePattern = /^\.?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f-]{36}\.eml(?:\.part)?$/;

/** When the message in a file was received; undefined for a file that is not ours. */
function receivedAtOf(name: string): Date | undefined {
  const [, day, hour, minute, second, millisecond] = namePattern.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}

/** The sender of a mail as `addressKey` spells it, from its Reply-To; empty where it has none (yet). */
function senderOf(mail: string): string {
  const [headers = ''] = mail.split(/\r?\n\r?\n/, 1);
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ');
  const field = /^reply-to:(.*)$/im.exec(unfolded)?.[1] ?? '';
  const [first] = addressparser(field, { flatten: true });
  return first === undefined ? '' : addressKey(first.address);
}

/**
 * Deletes the files of messages, also half-written ones. After the messages are gone from the store, none comes later:
 * whoever writes one makes the draft and then looks whether the message is stored.
 * @returns how many files there were
 */
export async function deleteEml(dataDir: string, messages: readonly Named[]): Promise<number> {
  let deleted = 0;
  for (const message of messages) {
    const path = join(emlFolder(dataDir), emlName(message));
    // The draft first: one that has just been renamed is then found under its other name.
    for (const file of [draftOf(path), path])
      if ((await ifThere(unlink(file).then(() => true))) === true) deleted += 1;
  }
  return deleted;
}

/**
 * Finds files, drafts too, by what is in them, whether or not the store still has the message: an erasure may have been
 * interrupted, or a restore may have taken the message out of the store.
 * @param messages stored ones that are meant: theirs are found by name, whatever is in them yet
 * @returns their paths
 */
export async function findEml(
  dataDir: string,
  isMeant: (message: MessageOrigin) => boolean,
  messages: readonly Named[] = [],
): Promise<string[]> {
  const folder = emlFolder(dataDir);
  const known = new Set(messages.map(emlName).flatMap((name) => [name, draftOf(name)]));
  const found: string[] = [];
  for (const name of (await ifThere(readdir(folder))) ?? [])
    if (known.has(name) || (await isFileMeant(join(folder, name), isMeant))) found.push(join(folder, name));
  return found;
}

async function isFileMeant(path: string, isMeant: (message: MessageOrigin) => boolean): Promise<boolean> {
  const receivedAt = receivedAtOf(basename(path));
  if (receivedAt === undefined) return false;
  const mail = await ifThere(readFile(path, 'utf8'));
  return mail !== undefined && isMeant({ sender: senderOf(mail), receivedAt });
}

/**
 * Deletes the files that `findEml` finds.
 * @returns how many files there were
 */
export async function deleteEmlWhere(
  dataDir: string,
  isMeant: (message: MessageOrigin) => boolean,
): Promise<number> {
  let deleted = 0;
  for (const path of await findEml(dataDir, isMeant))
    if ((await ifThere(unlink(path).then(() => true))) === true) deleted += 1;
  return deleted;
}

/** Deletes the files written, and so delivered, before a time. */
export async function deleteEmlBefore(dataDir: string, before: Date): Promise<void> {
  const folder = emlFolder(dataDir);
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    if (!/\.eml(?:\.part)?$/.test(name)) continue;
    const file = await ifThere(stat(join(folder, name)));
    if (file !== undefined && file.mtime < before) await rm(join(folder, name), { force: true });
  }
}
