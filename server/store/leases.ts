import { MINUTE } from '#server/time.ts';
import type { Database } from './database.ts';

/**
 * How long a taken delivery is its worker's: longer than an attempt may take (`attemptLimit`), so that nobody else sends
 * a copy meanwhile. One that is still leased afterwards belongs to a worker that died.
 */
export const leaseTime = 13 * MINUTE;

/**
 * How many attempts in a row may end without anybody noting how, before the lease is waited for: a message that ends the
 * server each time would otherwise be sent as often as the server is started again.
 */
export const mostUnsettled = 3;

/**
 * Has what a dead server was delivering delivered now. For a server that is alone on its store.
 * @returns how many deliveries
 */
export async function freeLeases({ ready, clock }: Database): Promise<number> {
  const db = await ready();
  const { numUpdatedRows } = await db
    .updateTable('contact_delivery')
    .set({ due: clock() })
    .where('state', '=', 'queued')
    .where('unsettled', '>', 0)
    .where('unsettled', '<', mostUnsettled)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
