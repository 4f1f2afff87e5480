import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Config } from '#server/config.ts';
import { memoryAlerts } from '#server/store/memoryAlerts.ts';
import type { Outbox } from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
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

/** Everything that is looked at. */
export function checksOf({ outbox, alerts }: Store, { dataDir }: Pick<Config, 'dataDir'>): Check[] {
  return [
    // What cannot write can note nothing.
    { look: () => lookAtStore(outbox), book: memoryAlerts() },
    { look: () => lookAtDisk(dataDir), book: alerts },
  ];
}
