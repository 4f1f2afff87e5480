import { readFile, stat, statfs, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DestinationName } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { HOUR, MINUTE, type Clock } from '#server/time.ts';
import type { Standing } from './troubles.ts';

/** Looks for trouble: says how each kind that it knows stands, also where all is well. */
export type Check = () => Promise<Standing[]>;

/** A message that is undelivered for longer is overdue; longer than a lease, which a killed process leaves behind. */
const deliveryPromise = 15 * MINUTE;

/**
 * What keeps messages from where they should be.
 * @param urgent destinations of which a person has to hear
 */
export async function lookAtDeliveries(
  outbox: Pick<Outbox, 'summary'>,
  urgent: readonly DestinationName[],
  clock: Clock = Date.now,
): Promise<Standing[]> {
  const summary = await outbox.summary(new Date(clock() - deliveryPromise));
  return summary
    .filter(({ destination }) => urgent.includes(destination))
    .flatMap(({ destination, refused, overdue }): Standing[] => [
      { trouble: 'refused', about: destination, count: refused },
      { trouble: 'undelivered', about: destination, count: overdue },
    ]);
}

/** Whether the store can write. */
export async function lookAtStore(outbox: Pick<Outbox, 'check'>): Promise<Standing[]> {
  const count = await outbox.check().then(
    () => 0,
    () => 1,
  );
  return [{ trouble: 'store', count }];
}

/** What a machine's troubles are remembered by: the name it had first, since each new container has another. */
async function machineOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'machine');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known === '') await writeFile(file, hostname()).catch(() => undefined);
  return known === '' ? hostname() : known;
}

/**
 * Whether the disk of a folder has room left, for those who are not root: as `df` counts it.
 * @param least share of the disk, from 0 to 1
 */
export async function lookAtDisk(folder: string, least = 0.05): Promise<Standing[]> {
  const { blocks, bfree, bavail } = await statfs(folder);
  const isWell = bavail / (blocks - bfree + bavail) >= least;
  // Each machine has a disk of its own, also where several share a store.
  return [{ trouble: 'disk', about: await machineOf(folder), count: isWell ? 0 : 1 }];
}

/** Written by deploy/backup.ts once a backup is whole; its time is the backup's. */
export const backupStamp = 'last-backup';

/** Seconds since the last backup; undefined where no backup was ever made. */
export async function backupAge(dataDir: string, clock: Clock = Date.now): Promise<number | undefined> {
  const made = await stat(join(dataDir, backupStamp)).catch(() => undefined);
  return made === undefined ? undefined : (clock() - made.mtimeMs) / 1000;
}

/** Whether the last backup is at most 26 hours old, where backups are made at all. */
export async function lookAtBackup(dataDir: string, clock: Clock = Date.now): Promise<Standing[]> {
  const age = await backupAge(dataDir, clock);
  if (age === undefined) return [];
  return [{ trouble: 'backup', about: await machineOf(dataDir), count: age * 1000 > 26 * HOUR ? 1 : 0 }];
}

/** Told on until no message was refused for this long: a flood that ebbs for a minute is one. */
const floodEnd = HOUR;

/** Whether this process refuses messages above the ceiling; `note` is told of each. A restart ends a flood. */
export function floodCheck(dataDir: string, clock: Clock = Date.now): { look: Check; note: () => void } {
  let last = -Infinity;
  return {
    note: () => void (last = clock()),
    look: async () => [
      { trouble: 'flood', about: await machineOf(dataDir), count: clock() - last < floodEnd ? 1 : 0 },
    ],
  };
}
