import type { Migration } from 'kysely/migration';
import { runAll } from './runAll.ts';

/** Attempts in a row whose outcome nobody has noted: tells a delivery that is leased from one that waits for its time. */
export const leases: Migration = {
  up: (db) => runAll(db, ['alter table contact_delivery add column unsettled integer not null default 0']),
};
