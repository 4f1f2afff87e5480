import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { facts } from '#common/facts.ts';
import { retentionCutoff } from '#server/retention/rule.ts';
import { ifThere } from '#server/store/wholeFile.ts';
import { DAY, HOUR } from '#server/time.ts';

/** Where backups are: a folder of systemd's `StateDirectory=`. */
export const usualFolder = '/var/lib/bewertra-backup';

/** For how long backups stay at most, in milliseconds: as the privacy notice says. */
export const longestKept = facts.backupDeletion.value * 7 * DAY;

/** How many backups stay: one an hour for that long. */
export const usualKeep = longestKept / HOUR;

/** What a backup is called: by its time, in UTC; `.age` where it is encrypted. */
export const backupName = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.age)?$/;

/** The file as it is restored: without the ending of an encrypted one. */
export function plainName(file: string): string {
  return file.replace(/\.age$/, '');
}

/** Where the SHA-256 of a backup is: of the file as it is restored. */
export function sumFile(file: string): string {
  return `${plainName(file)}.sha256`;
}

/** SHA-256 of a file, in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  return sum.digest('hex');
}

/** When a backup was made, as its name says; undefined for what is not called as backups are. */
export function timeOf(file: string): Date | undefined {
  const [, day, hour, minute, second] = backupName.exec(basename(file)) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** @throws for a file that is not called as backups are, or older than the notes of erasures */
export function refuseByName(file: string, now = new Date()): void {
  const time = timeOf(file);
  if (time === undefined) throw new Error(`${file} is not called as backups are (2026-03-02T093000Z.backup)`);
  if (time < retentionCutoff(now))
    throw new Error(
      `${file} is too old: erasures since then are no longer noted (this machine's clock: ${now.toISOString()})`,
    );
}

/** How an encrypted backup is restored, so that what is in it is in no file but the store's. */
export function howToDecrypt(file: string): string {
  const encrypted = `${plainName(file)}.age`;
  return `age --decrypt --identity KEY ${encrypted} | sudo -u bewertra node_modules/.bin/node deploy/restore.ts ${encrypted}`;
}

/**
 * Copies a backup into a file for its owner only, and checks what it is meanwhile.
 * @param source the content of the file, decrypted
 * @throws for content that is not whole, encrypted, or of the other database
 */
export async function copyChecked(
  source: Readable,
  file: string,
  { target, isPostgres }: { target: string; isPostgres: boolean },
): Promise<void> {
  const wanted = await sumOf(file);
  await rm(target, { force: true });
  const copy = createWriteStream(target, { mode: 0o600, flush: true });
  const sum = createHash('sha256');
  let start = '';
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (start.length < 32) start += chunk.toString('latin1', 0, 32);
        sum.update(chunk);
        yield chunk;
      }
    },
    copy,
  );
  if (start === '' && file.endsWith('.age'))
    throw new Error(`${file} is encrypted, and nothing came on standard input: ${howToDecrypt(file)}`);
  if (start.startsWith('age-encryption.org/')) throw new Error(`${file} is encrypted: ${howToDecrypt(file)}`);
  if (sum.digest('hex') !== wanted) throw new Error(`${file} is damaged: its SHA-256 is another one`);
  if (start.startsWith('PGDMP') !== isPostgres)
    throw new Error(`${file} is not a backup of the database that DATABASE_URL, or the lack of it, names`);
}

/** The SHA-256 beside a backup, in hexadecimal. */
async function sumOf(file: string): Promise<string> {
  const text = await ifThere(readFile(sumFile(file), 'utf8'));
  if (text === undefined) throw new Error(`${sumFile(file)} is missing`);
  return text.slice(0, 64);
}
