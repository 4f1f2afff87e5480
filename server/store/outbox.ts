import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { DestinationName } from '#server/destinations.ts';
import { addressKey } from './addressKey.ts';
import { isDueAhead } from './ahead.ts';
import { reachedCeiling, lockCeilings, type CeilingReached } from './ceilings.ts';
import type { Database } from './database.ts';
import { leaseTime } from './leases.ts';
import type { Delivery, FaultOwner, MessageIdentity, NewMessage } from './message.ts';
import { fingerprint, recallFrom, type RecallResult } from './recall.ts';
import { newReference } from './reference.ts';
import { messageOf, newDelivery } from './rows.ts';
import type { DeliveryRow, Tables } from './tables.ts';

/** What became of a message that was to be stored. */
export type StoreResult = ({ kind: 'accepted' } & MessageIdentity) | CeilingReached | RecallResult;

/** What becomes of a delivery after an attempt. */
export type DeliveryOutcome = { state: 'delivered' } | FailureOutcome;

/** A delivery that failed for now, or was given up. */
export type FailureOutcome = ({ state: 'queued'; due: Date } | { state: 'failed' }) & {
  /** What the receiver said; stored with the message. */
  reason: string;
  /** Whether the attempt counts towards giving the message up. */
  usesUpMessage: boolean;
  /** Whose a lasting error was (`isLasting` in delivery/fault.ts); left out, what is known stays. */
  fault?: FaultOwner | undefined;
};

/**
 * Stores a message, unless its idempotency key, or else its nonce, is already known, or one of its ceilings is
 * reached; exactly so, however many are stored at once and by however many servers. Resolves once it would survive a
 * power cut.
 * @throws with nothing stored
 */
export async function storeMessage(database: Database, message: NewMessage): Promise<StoreResult> {
  const { ceilings = [] } = message;
  const db = await database.ready();
  database.requireFiles();
  const result = await db.transaction().execute(async (transaction) => {
    if (database.isPostgres && ceilings.length > 0) await lockCeilings(transaction);
    const now = database.clock();
    return (
      (await recallFrom(transaction, message)) ??
      (await reachedCeiling(transaction, ceilings, now)) ??
      (await insertMessage(transaction, message, now))
    );
  });
  // Until now somebody may have taken the file away that it was written to.
  database.requireFiles();
  // A unique constraint was hit in between: the second attempt finds the message, or takes a new reference.
  return result ?? storeMessage(database, message);
}

/**
 * Writes a message within a transaction. Undefined where its key, its nonce or the new reference has just been stored by
 * someone else.
 * @param now milliseconds since the epoch
 */
export async function insertMessage(
  db: Kysely<Tables>,
  { contact, locale, targets, agreed, idempotencyKey, nonce }: NewMessage,
  now: number,
): Promise<StoreResult | undefined> {
  const id = newId();
  const reference = newReference();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contact_message')
    .values({
      id,
      reference,
      received: now,
      locale,
      contact: JSON.stringify(contact),
      sender: addressKey(contact.email),
      agreed: agreed === undefined ? null : JSON.stringify(agreed),
      idempotency_key: idempotencyKey ?? null,
      nonce: nonce ?? null,
      fingerprint: fingerprint(contact),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return undefined;
  await db
    .insertInto('contact_delivery')
    .values(targets.map((target) => newDelivery(id, target, now)))
    .execute();
  return { kind: 'accepted', id, reference, receivedAt: new Date(now) };
}

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
  for (const { message: id, recipient, attempts, since, refused: refusals } of rows) {
    const message = byId.get(id);
    // Erased in between, where it is missing.
    if (message === undefined) continue;
    deliveries.push({ message, destination, recipient, attempts, triedSince: new Date(since), refusals });
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
            .where((eb) => eb.or([eb('due', '<=', now), isDueAhead(eb, now)]))
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
export async function recordOutcome(
  database: Database,
  { message, destination, recipient, attempts, refusals }: Delivery,
  outcome: DeliveryOutcome,
): Promise<void> {
  const db = await database.ready();
  const now = database.clock();
  const own = db
    .updateTable('contact_delivery')
    .where((row) => row.and({ message: message.id, destination, recipient }));
  if (outcome.state === 'delivered') {
    await own
      .set({ state: 'delivered', settled: now, reason: null, fault: null })
      .where('state', '<>', 'delivered')
      .execute();
    return;
  }
  await own
    .set(columnsOf(outcome, refusals, now))
    .where('state', '=', 'queued')
    .where('attempts', '=', attempts)
    .execute();
}

/**
 * What is written of a delivery that failed.
 * @param refusals how many attempts had used it up before
 * @param now milliseconds since the epoch
 */
function columnsOf(outcome: FailureOutcome, refusals: number, now: number): Partial<DeliveryRow> {
  const columns: Partial<DeliveryRow> = {
    state: outcome.state,
    reason: outcome.reason,
    refused: refusals + Number(outcome.usesUpMessage),
    unsettled: 0,
  };
  if (outcome.fault !== undefined) columns.fault = outcome.fault;
  if (outcome.state === 'queued') columns.due = outcome.due.getTime();
  else columns.settled = now;
  return columns;
}
