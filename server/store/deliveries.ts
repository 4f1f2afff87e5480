import type { DestinationName } from '#server/destinations.ts';
import type { Kysely } from 'kysely';
import { HOUR } from '#server/time.ts';
import { addressKey } from './addressKey.ts';
import type { Database } from './database.ts';
import { leaseTime } from './leases.ts';
import type { Delivery, DeliveryState, DeliveryTarget, FaultOwner } from './message.ts';
import { messageOf, newDelivery } from './rows.ts';
import type { DeliveryRow, Tables } from './tables.ts';
import { retriedDestinations } from '#server/destinations.ts';

/** Due later than any pause or lease explains: the clock was set back since. */
const neverAhead = 4 * HOUR;

/** What becomes of a delivery after an attempt. */
export type Settlement = { state: 'delivered' } | FailureSettlement;

/** A delivery that failed for now, or was given up. */
export type FailureSettlement = ({ state: 'queued'; due: Date } | { state: 'failed' }) & {
  /** What the receiver said; stored with the message. */
  reason: string;
  /** Whether the attempt counts towards giving the message up. */
  refused: boolean;
  /** Whose a lasting error was; left out, what is known stays. */
  fault?: FaultOwner | undefined;
};

/** Leases up to `limit` due deliveries, oldest due first; unfinished, they come due again as the lease ends. */
export async function takeDeliveries(
  database: Database,
  destination: DestinationName,
  limit: number,
): Promise<Delivery[]> {
  const db = await database.ready();
  const rows = await leaseDue(db, destination, limit, database);
  if (rows.length === 0) return [];
  const messages = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map(({ message }) => message))])
    .execute();
  const byId = new Map(messages.map((row) => [row.id, messageOf(row)]));
  const deliveries: Delivery[] = [];
  for (const { message: id, recipient, attempts, since, refused } of rows) {
    const message = byId.get(id);
    // Erased in between, where it is missing.
    if (message === undefined) continue;
    deliveries.push({ message, destination, recipient, attempts, triedSince: new Date(since), refused });
  }
  return deliveries.sort((a, b) => a.message.receivedAt.getTime() - b.message.receivedAt.getTime());
}

async function leaseDue(
  db: Kysely<Tables>,
  destination: DestinationName,
  limit: number,
  { isPostgres, clock }: Pick<Database, 'isPostgres' | 'clock'>,
): Promise<DeliveryRow[]> {
  const now = clock();
  return (
    db
      // As a step of its own: PostgreSQL could otherwise repeat it for each row, and take more than the limit.
      .with(
        (name) => name('due_now').materialized(),
        (query) =>
          query
            .selectFrom('contact_delivery')
            .select(['message', 'recipient'])
            .where('destination', '=', destination)
            .where('state', '=', 'queued')
            .where((eb) => eb.or([eb('due', '<=', now), eb('due', '>', now + neverAhead)]))
            .orderBy('due')
            .limit(limit)
            .$if(isPostgres, (own) => own.forUpdate().skipLocked()),
      )
      .updateTable('contact_delivery')
      .set((eb) => ({
        attempts: eb('attempts', '+', 1),
        unsettled: eb('unsettled', '+', 1),
        due: now + leaseTime,
      }))
      .where('destination', '=', destination)
      .where((eb) =>
        eb(
          eb.refTuple('message', 'recipient'),
          'in',
          eb.selectFrom('due_now').select(['message', 'recipient']).$asTuple('message', 'recipient'),
        ),
      )
      .returningAll()
      .execute()
  );
}

/** Records how an attempt ended: a success in any case, all else only while no one else has taken it since. */
export async function settleDelivery(
  database: Database,
  { message, destination, recipient, attempts, refused }: Delivery,
  settlement: Settlement,
): Promise<void> {
  const db = await database.ready();
  const now = database.clock();
  const own = db
    .updateTable('contact_delivery')
    .where((row) => row.and({ message: message.id, destination, recipient }));
  if (settlement.state === 'delivered') {
    await own
      .set({ state: 'delivered', settled: now, reason: null, fault: null })
      .where('state', '<>', 'delivered')
      .execute();
    return;
  }
  await own
    .set(columnsOf(settlement, refused, now))
    .where('state', '=', 'queued')
    .where('attempts', '=', attempts)
    .execute();
}

/**
 * What is written of a delivery that failed.
 * @param refused how many attempts had used it up before
 * @param now milliseconds since the epoch
 */
function columnsOf(settlement: FailureSettlement, refused: number, now: number): Partial<DeliveryRow> {
  const columns: Partial<DeliveryRow> = {
    state: settlement.state,
    reason: settlement.reason,
    refused: refused + Number(settlement.refused),
    unsettled: 0,
  };
  if (settlement.fault !== undefined) columns.fault = settlement.fault;
  if (settlement.state === 'queued') columns.due = settlement.due.getTime();
  else columns.settled = now;
  return columns;
}

/**
 * Has what is undelivered sent anew, due at once: all that failed, or one message; never receipts.
 * @param recipients the team's addresses: what waited for another one goes to these
 * @returns how many messages
 */
export async function retryDeliveries(
  database: Database,
  which: 'failed' | { id: string },
  recipients: readonly string[],
): Promise<number> {
  const states: DeliveryState[] = which === 'failed' ? ['failed'] : ['queued', 'failed'];
  const db = await database.ready();
  return db.transaction().execute(async (transaction) => {
    const undelivered = transaction
      .selectFrom('contact_delivery')
      .select(['message', 'destination', 'recipient'])
      .where('state', 'in', states)
      .where('destination', 'in', retriedDestinations);
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
