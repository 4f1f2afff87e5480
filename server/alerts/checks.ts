import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Config } from '#server/config.ts';
import { memoryAlerts } from '#server/store/memoryAlerts.ts';
import type { DestinationName } from '#server/store/message.ts';
import { deliveryTroubles, type Outbox } from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { HOUR, MINUTE, type Clock } from '#server/time.ts';
import type { Standing } from './troubles.ts';
import type { Check } from './watch.ts';

/** Below this share of free room a person is told. */
const leastRoom = 0.05;

/** Whether the store can write. */
export async function lookAtStore(outbox: Pick<Outbox, 'check'>): Promise<Standing[]> {
  const isWell = await outbox.check().then(
    () => true,
    () => false,
  );
  return [{ trouble: 'store', count: isWell ? 0 : 1 }];
}

/**
 * Whether the disk of a folder has room left, for those who are not root: as `df` counts it.
 * @param least share of the disk, from 0 to 1
 */
export async function lookAtDisk(folder: string, least = leastRoom): Promise<Standing[]> {
  const { blocks, bfree, bavail } = await statfs(folder);
  const isWell = bavail / (blocks - bfree + bavail) >= least;
  // Each machine has a disk of its own, also where several share a store.
  return [{ trouble: 'disk', about: hostname(), count: isWell ? 0 : 1 }];
}

/** A message that is undelivered for longer is overdue. */
const deliveryPromise = 30 * MINUTE;

/**
 * What keeps messages from where they should be.
 * @param destinations those of which a person has to hear
 */
export async function lookAtDeliveries(
  outbox: Pick<Outbox, 'troubled'>,
  destinations: readonly DestinationName[],
  clock: Clock = Date.now,
): Promise<Standing[]> {
  const found = await outbox.troubled(new Date(clock() - deliveryPromise));
  return destinations.flatMap((about) =>
    deliveryTroubles.map((trouble) => {
      const one = found.find((each) => each.destination === about && each.trouble === trouble);
      return { trouble, about, count: one?.count ?? 0, oldest: one?.oldest };
    }),
  );
}

/** Told on until no message was refused for this long: a flood that ebbs for a minute is one. */
const floodEnd = HOUR;

/** Whether this process refuses messages above the ceiling for all senders; `note` is told of each. */
export function floodCheck(clock: Clock = Date.now): Check & { note: () => void } {
  let last = -Infinity;
  return {
    note: () => void (last = clock()),
    look: () =>
      Promise.resolve([{ trouble: 'flood', about: hostname(), count: clock() - last < floodEnd ? 1 : 0 }]),
    book: memoryAlerts(clock),
  };
}

/**
 * Everything that is looked at.
 * @param destinations those of which a person has to hear when a message does not get there
 */
export function checksOf(
  { outbox, alerts }: Store,
  { dataDir }: Pick<Config, 'dataDir'>,
  destinations: readonly DestinationName[],
): Check[] {
  return [
    { look: () => lookAtDeliveries(outbox, destinations), book: alerts },
    // What cannot write can note nothing.
    { look: () => lookAtStore(outbox), book: memoryAlerts() },
    { look: () => lookAtDisk(dataDir), book: alerts },
  ];
}
