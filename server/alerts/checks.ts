import type { DestinationName } from '#server/destinations.ts';
import { readFile, statfs, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hourlyBackupsSince, lastBackup } from '#server/backupStamp.ts';
import type { Outage } from '#server/outage.ts';
import { claimAlert, recordAlert } from '#server/store/alertState.ts';
import type { Database } from '#server/store/database.ts';
import { HOUR, MINUTE, type Clock } from '#server/time.ts';
import { readUnitNote, deleteUnitNote, serviceUnit } from '#server/unitNote.ts';
import {
  deliveryConditions,
  keyOf,
  receiptCondition,
  type Condition,
  type ConditionName,
} from './conditions.ts';
import { countFailingReceipts, summarizeDeliveries } from '#server/store/summary.ts';
import { checkWritable } from '#server/store/writable.ts';

/**
 * Looks at conditions: says how each that it knows stands, also where all is well, so that what a person was told of
 * ends.
 */
export type Check = () => Promise<Condition[]>;

/** A message that is undelivered for longer is overdue; longer than a lease, which a killed process leaves behind. */
export const deliveryPromise = 15 * MINUTE;

/**
 * What keeps messages from where they should be.
 * @param watched destinations of which a person has to hear
 */
export async function lookAtDeliveries(
  database: Database,
  watched: readonly DestinationName[],
  clock: Clock = Date.now,
): Promise<Condition[]> {
  return deliveryConditions(await summarizeDeliveries(database, deliveryPromise, clock), watched);
}

/** Whether senders get their receipts, where they are sent. */
export async function lookAtReceipts(database: Database, areSent: boolean): Promise<Condition[]> {
  if (!areSent) return [{ name: 'receipts', count: 0 }];
  return [receiptCondition(await countFailingReceipts(database))];
}

/**
 * Whether the store can write.
 * @param outage says once in the log why it cannot
 */
export async function lookAtStore(database: Database, outage?: Outage): Promise<Condition[]> {
  try {
    await checkWritable(database);
    outage?.worked();
    return [{ name: 'store', count: 0 }];
  } catch (error) {
    outage?.failed(error);
    return [{ name: 'store', count: 1 }];
  }
}

/** What a machine's conditions are remembered by: the name it had first, since each new container has another. */
async function machineOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'machine');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known === '') await writeFile(file, hostname()).catch(() => undefined);
  return known === '' ? hostname() : known;
}

/** A condition of this machine, which stands or does not: each has its own, also where several share a store. */
async function onMachine(dataDir: string, name: ConditionName, stands: boolean): Promise<Condition[]> {
  return [{ name, about: await machineOf(dataDir), count: stands ? 1 : 0 }];
}

/** The share of a disk, from 0 to 1, below which a person is told. */
export const leastFreeDisk = 0.05;

/**
 * Whether the disk of a folder has room left, for those who are not root: as `df` counts it.
 * @param least share of the disk, from 0 to 1
 */
export async function lookAtDisk(folder: string, least = leastFreeDisk): Promise<Condition[]> {
  const { blocks, bfree, bavail } = await statfs(folder);
  return onMachine(folder, 'disk', bavail / (blocks - bfree + bavail) < least);
}

/** Two runs of the hourly timer are missed, and the third has had time to end. */
const twoMissedRuns = 2 * HOUR + 15 * MINUTE;

/** Where somebody else's timer makes backups, it makes one a day at least; two hours more, for one that takes longer. */
const longestWithoutBackup = 26 * HOUR;

/**
 * Whether backups are made as they should be: every hour where the timer is enabled on this machine, from then on; else
 * once a day, from the first on. Where nobody makes any, as in a container, there is nothing to miss.
 * @param timer path of what enables the timer
 */
export async function lookAtBackup(
  dataDir: string,
  clock: Clock = Date.now,
  timer?: string,
): Promise<Condition[]> {
  const made = await lastBackup(dataDir);
  const hourlySince = await hourlyBackupsSince(timer);
  const last = made ?? hourlySince;
  // One that lies ahead is from before the clock was set back; as old as it is far away, it hides nothing for good.
  const age = last === undefined ? 0 : Math.abs(clock() - last.getTime());
  const limit = hourlySince === undefined ? longestWithoutBackup : twoMissedRuns;
  return onMachine(dataDir, 'backup', age > limit);
}

/**
 * Whether the service's own unit has failed. It runs where this looks; of what deploy/unitFailed.ts told while it did
 * not, the store learns here, so that a person hears that it is over.
 */
export async function lookAtUnit(dataDir: string, database: Database): Promise<Condition[]> {
  const condition: Condition = { name: 'unit', about: serviceUnit, count: 0 };
  const note = await readUnitNote(dataDir);
  if (note === undefined) return [condition];
  await claimAlert(database, keyOf(condition), undefined, note.since);
  await recordAlert(database, keyOf(condition), { count: 1, kinds: [] });
  await deleteUnitNote(dataDir);
  return [condition];
}

/**
 * What another part of the service knows of this machine; nothing is said until it does, as a restart is not the end
 * of it.
 */
export async function lookAtKnown(
  dataDir: string,
  name: ConditionName,
  stands: boolean | undefined,
): Promise<Condition[]> {
  return stands === undefined ? [] : onMachine(dataDir, name, stands);
}

/** Told on until no message was refused for this long: a flood that ebbs for a minute is one. */
const ceilingPause = HOUR;

/**
 * Whether this process refuses messages because the ceiling for all senders is reached: `flood` in alerts and metrics.
 * `noteReached` is told of each. A restart ends it.
 */
export function ceilingCheck(
  dataDir: string,
  clock: Clock = Date.now,
): { look: Check; noteReached: () => void } {
  let last = -Infinity;
  return {
    noteReached: () => void (last = clock()),
    // Without its sign, as the clock may have been set back since.
    look: () => onMachine(dataDir, 'flood', Math.abs(clock() - last) < ceilingPause),
  };
}
