import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DestinationName } from '#server/destinations.ts';
import type { Outage } from '#server/outage.ts';
import type { Database } from '#server/store/database.ts';
import type { Delivery, DeliveryState } from '#server/store/message.ts';
import { recordOutcome, type DeliveryOutcome } from '#server/store/outbox.ts';
import { isUnstorable } from '#server/store/postgres.ts';
import { SECOND, type Clock } from '#server/time.ts';
import { writeForTeam } from './destinations/folder.ts';
import type { Destination } from './destinations/open.ts';
import { sendReceipt } from './destinations/receipt.ts';
import { sendToTeam } from './destinations/smtp.ts';
import { postToWebhook } from './destinations/webhook.ts';
import { errorResult, type LoggedResult } from './errorResult.ts';
import { isExpired, next } from './next.ts';
import { storePause } from './policy.ts';

/** Counts attempts, for the metrics. */
export type AttemptCounter = {
  /** @param time seconds since the message was accepted */
  attempted: (destination: DestinationName, outcome: DeliveryState, time: number) => void;
};

/** What deliveries to a destination are made with. */
export type DeliveryContext = {
  database: Database;
  destination: Destination;
  log: FastifyBaseLogger;
  metrics: AttemptCounter;
  clock: Clock;
  /** How long an attempt may take, in milliseconds. */
  attemptLimit: number;
  /** How often the worker looks, in milliseconds: the least that a store in trouble is left alone. */
  interval: number;
  /** Says in the log whether outcomes can be stored. */
  storing: Outage;
  /** Ends what is under way. */
  cancelled: AbortSignal;
};

/** Hands a delivery on and records what has become of it. Never rejects. */
export async function deliver(delivery: Delivery, context: DeliveryContext): Promise<void> {
  const { destination, clock, metrics, cancelled } = context;
  if (isExpired(delivery, clock())) {
    await record(delivery, { state: 'failed', reason: 'expired, not sent', usesUpMessage: false }, context);
    return;
  }
  const result = await attempt(delivery, context);
  // What it came to is unknown: after the lease it is sent again, with the same Message-ID.
  if (result.state !== 'delivered' && cancelled.aborted) return;
  const outcome = next(delivery, result, clock());
  logFailure(delivery, result, outcome, context.log);
  const age = clock() - delivery.message.receivedAt.getTime();
  metrics.attempted(destination.name, outcome.state, age / SECOND);
  await record(delivery, outcome, context);
}

/** Sends a delivery once, within its time. An error is a result. */
async function attempt(
  delivery: Delivery,
  { destination, attemptLimit, cancelled }: DeliveryContext,
): Promise<LoggedResult> {
  const limit = AbortSignal.timeout(attemptLimit);
  try {
    await send(delivery, destination, AbortSignal.any([limit, cancelled]));
    return { state: 'delivered' };
  } catch (error) {
    return errorResult(delivery, error as Error, limit.aborted);
  }
}

/**
 * Hands a delivery to its destination; resolves when the receiver has taken responsibility for it.
 * @param signal ends the attempt, whatever that leaves unknown
 * @throws DeliveryError that says whose the error is; any other error is taken for our own, for now
 */
function send(delivery: Delivery, destination: Destination, signal: AbortSignal): Promise<void> {
  switch (destination.name) {
    case 'team':
      if ('folder' in destination) return writeForTeam(delivery, destination);
      return sendToTeam(delivery, destination, signal);
    case 'receipt':
      return sendReceipt(delivery, destination, signal);
    case 'webhook':
      return postToWebhook(delivery, destination, signal);
  }
}

/** Keeps an outcome until the store has it: forgotten, it would be sent a second time. */
async function record(
  delivery: Delivery,
  outcome: DeliveryOutcome,
  { database, storing, interval, cancelled }: DeliveryContext,
): Promise<void> {
  do {
    try {
      await recordWithOrWithoutWords(database, delivery, outcome);
      storing.worked();
      return;
    } catch (error) {
      const pause = storePause(storing.failed(error), interval);
      await wait(pause, undefined, { signal: cancelled }).catch(() => undefined);
    }
  } while (!cancelled.aborted);
}

/** What stands in the place of words that no attempt could store. */
const withoutWords = 'the words of the answer cannot be stored in this database; its number is in the log';

/** Records an outcome, without the receiver's words where the store can never take these: they would hold it up for ever. */
async function recordWithOrWithoutWords(
  database: Database,
  delivery: Delivery,
  outcome: DeliveryOutcome,
): Promise<void> {
  try {
    await recordOutcome(database, delivery, outcome);
  } catch (error) {
    if (outcome.state === 'delivered' || !isUnstorable(error)) throw error;
    await recordOutcome(database, delivery, { ...outcome, reason: withoutWords });
  }
}

function logFailure(
  { message, destination, attempts }: Delivery,
  result: LoggedResult,
  outcome: DeliveryOutcome,
  log: FastifyBaseLogger,
): void {
  if (result.state === 'delivered' || outcome.state === 'delivered') return;
  const { code, responseCode, fault } = result;
  const facts = { message: message.id, destination, attempts, code, responseCode, fault: fault.owner };
  if (outcome.state === 'failed') log.warn(facts, 'delivery failed for good; the message is kept');
  else log.warn({ ...facts, due: outcome.due }, 'delivery failed; it will be tried again');
}
