import type { Migration } from 'kysely/migration';
import { recipients } from './1-recipients.ts';
import { leases } from './2-leases.ts';
import { alertState } from './3-alert-state.ts';

/**
 * The store's migrations by name, each in a file of its own and run in a transaction. They run in the order of their
 * numbers; the names stand in every store, so none changes.
 */
export const migrations: Record<string, Migration> = {
  '1-recipients': recipients,
  '2-leases': leases,
  '3-alert-state': alertState,
};
