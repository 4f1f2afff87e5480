import type { Migration } from 'kysely/migration';
import { runAll } from './runAll.ts';

/**
 * What a person was told of a condition: how many messages, and which kinds. Whose an error is, for each delivery; what
 * was refused before is taken for its recipient's.
 */
export const alertState: Migration = {
  async up(db) {
    await runAll(db, [
      'alter table contact_alert add column count integer not null default 1',
      "alter table contact_alert add column kinds text not null default ''",
      'alter table contact_delivery add column fault text',
      "update contact_delivery set fault = 'recipient' where refused > 0 and state <> 'delivered'",
    ]);
  },
};
