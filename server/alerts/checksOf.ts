import { watchedDestinations, type DestinationName } from '#server/destinations.ts';
import type { Outage } from '#server/outage.ts';
import type { Database } from '#server/store/database.ts';
import {
  lookAtBackup,
  lookAtDeliveries,
  lookAtDisk,
  lookAtKnown,
  lookAtReceipts,
  lookAtStore,
  lookAtUnit,
  type Check,
} from './checks.ts';

/** The parts of a service that are looked at. */
type Parts = {
  database: Database;
  dataDir: string;
  /** Where messages go. */
  destinations: readonly { name: DestinationName }[];
  /** Undefined until it is known. */
  retention: { isClockDoubted: () => boolean | undefined; isFailing: () => boolean | undefined };
  ceiling: { look: Check };
  /** Says once in the log why the store cannot write. */
  storeOutage?: Outage;
};

/** Everything that a service is watched for; the store by itself, as what was told of the others is noted there. */
export function checksOf(parts: Parts): { checks: Check[]; storeChecks: Check[] } {
  const { database, dataDir, retention, ceiling, storeOutage } = parts;
  const names = parts.destinations.map(({ name }) => name);
  const watched = names.filter((name) => watchedDestinations.includes(name));
  return {
    checks: [
      () => lookAtDeliveries(database, watched),
      () => lookAtReceipts(database, names.includes('receipt')),
      () => lookAtDisk(dataDir),
      () => lookAtBackup(dataDir),
      // The retention waits while the clock cannot be right; while it fails, data stays for longer than was promised.
      () => lookAtKnown(dataDir, 'clock', retention.isClockDoubted()),
      () => lookAtKnown(dataDir, 'retention', retention.isFailing()),
      () => lookAtUnit(dataDir, database),
      ceiling.look,
    ],
    storeChecks: [() => lookAtStore(database, storeOutage)],
  };
}
