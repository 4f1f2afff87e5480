import type {
  Delivery,
  DeliveryTarget,
  MessageIdentity,
  MessageRecord,
  NewMessage,
} from '#server/store/message.ts';
import type { Database } from '#server/store/database.ts';
import {
  recordOutcome,
  storeMessage,
  takeDeliveries,
  type FailureOutcome,
  type DeliveryOutcome,
} from '#server/store/outbox.ts';
import { findMessages } from '#server/store/records.ts';
import { message as toOne } from './delivery.ts';

/** What tests of the store do to an outbox. */

export const message: NewMessage = toOne;

export const delivered: DeliveryOutcome = { state: 'delivered' };
/** Refused for good. */
export const failed: FailureOutcome = { state: 'failed', reason: '550 no such user', usesUpMessage: true };

/** Due again at a time, in milliseconds since the epoch. */
export function later(
  due: number,
  changes: { usesUpMessage?: boolean } & Pick<FailureOutcome, 'fault'> = {},
) {
  const { usesUpMessage = false, fault } = changes;
  const outcome: FailureOutcome = {
    state: 'queued',
    due: new Date(due),
    reason: 'busy',
    usesUpMessage,
    fault,
  };
  return outcome;
}

/** Stores a message that is new. */
export async function accept(database: Database, some: NewMessage = message): Promise<MessageIdentity> {
  const result = await storeMessage(database, some);
  if (result.kind !== 'accepted') throw new Error(`not accepted: ${result.kind}`);
  const { id, reference, receivedAt } = result;
  return { id, reference, receivedAt };
}

/** Takes a delivery that has to be due. */
export async function takeOne(
  database: Database,
  destination: Delivery['destination'] = 'team',
): Promise<Delivery> {
  const [taken] = await takeDeliveries(database, destination, 1);
  if (taken === undefined) throw new Error('nothing was due');
  return taken;
}

/** Ends all deliveries to a destination that are due. */
export async function recordDue(
  database: Database,
  outcome: DeliveryOutcome | ((delivery: Delivery) => DeliveryOutcome),
  destination: Delivery['destination'] = 'team',
): Promise<void> {
  for (const delivery of await takeDeliveries(database, destination, 1000)) {
    const own = typeof outcome === 'function' ? outcome(delivery) : outcome;
    await recordOutcome(database, delivery, own);
  }
}

/** A message whose delivery to the team has ended so. */
export async function acceptAndRecord(database: Database, outcome: DeliveryOutcome): Promise<string> {
  const { id } = await accept(database);
  await recordDue(database, outcome);
  return id;
}

/** All that is stored, the latest first. */
export function stored(database: Database): Promise<MessageRecord[]> {
  return findMessages(database, { limit: 1000 });
}

/** Works many times at once. */
export function many<Result>(length: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length }, (_, index) => work(index)));
}

/** One of the team. */
export function teamTarget(recipient: string): DeliveryTarget {
  return { destination: 'team', recipient };
}
