import type { Kysely } from 'kysely';
import { retriedDestinations, type DestinationName } from '#server/destinations.ts';
import { addressKey } from './addressKey.ts';
import type { Database } from './database.ts';
import type { DeliveryState, DeliveryTarget } from './message.ts';
import { newDelivery } from './rows.ts';
import type { Tables } from './tables.ts';

/**
 * Has what is undelivered sent anew, due at once: all that failed, or one message; never receipts.
 * @param recipients the team's addresses: what waited for another one goes to these
 * @param destinations those that are configured: for another one it would wait, and go to whoever is configured next
 * @returns how many messages
 */
export async function retryDeliveries(
  database: Database,
  which: 'failed' | { id: string },
  recipients: readonly string[],
  destinations: readonly DestinationName[] = retriedDestinations,
): Promise<number> {
  const states: DeliveryState[] = which === 'failed' ? ['failed'] : ['queued', 'failed'];
  const db = await database.ready();
  return db.transaction().execute(async (transaction) => {
    const undelivered = transaction
      .selectFrom('contact_delivery')
      .select(['message', 'destination', 'recipient'])
      .where('state', 'in', states)
      .where('destination', 'in', destinations);
    const found = which === 'failed' ? undelivered : undelivered.where('message', '=', which.id);
    return queueAnew(transaction, await found.execute(), recipients, database.clock());
  });
}

/**
 * Has what waits for an address that is no longer the team's sent to those that are.
 * @param recipients the team's addresses
 * @returns how many messages
 */
export async function readdressDeliveries(
  database: Database,
  recipients: readonly string[],
): Promise<number> {
  const current = new Set(recipients.map(addressKey));
  const db = await database.ready();
  return db.transaction().execute(async (transaction) => {
    const queued = await transaction
      .selectFrom('contact_delivery')
      .select(['message', 'destination', 'recipient'])
      .where('state', '=', 'queued')
      .where('destination', '=', 'team')
      .execute();
    const strayed = queued.filter(({ recipient }) => !current.has(addressKey(recipient)));
    return queueAnew(transaction, strayed, recipients, database.clock());
  });
}

/** Names a delivery: its message's id, and whom it goes to. */
type DeliveryKey = DeliveryTarget & { message: string };

/** @returns how many messages these deliveries are of */
async function queueAnew(
  db: Kysely<Tables>,
  deliveries: readonly DeliveryKey[],
  recipients: readonly string[],
  now: number,
): Promise<number> {
  for (const { message, destination, recipient } of deliveries) {
    await db
      .deleteFrom('contact_delivery')
      .where((row) => row.and({ message, destination, recipient }))
      .execute();
    const wanted = destination === 'team' ? recipients : [''];
    const missing = await withoutDelivery(db, message, destination, wanted);
    if (missing.length === 0) continue;
    await db
      .insertInto('contact_delivery')
      .values(missing.map((address) => newDelivery(message, { destination, recipient: address }, now)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return new Set(deliveries.map(({ message }) => message)).size;
}

/** Those that have a delivery of the message keep it, also where MAIL_TO now writes them in another way. */
async function withoutDelivery(
  db: Kysely<Tables>,
  message: string,
  destination: DestinationName,
  recipients: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_delivery')
    .select('recipient')
    .where('message', '=', message)
    .where('destination', '=', destination)
    .execute();
  const known = new Set(rows.map(({ recipient }) => addressKey(recipient)));
  return recipients.filter((recipient) => !known.has(addressKey(recipient)));
}
