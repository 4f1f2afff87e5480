import type { DestinationName } from '#server/destinations.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { outageLog } from '#server/outage.ts';
import type { Database } from '#server/store/database.ts';
import { settleDelivery, takeDeliveries, type Settlement } from '#server/store/outbox.ts';
import { readdressDeliveries } from '#server/store/requeue.ts';
import type { Delivery, DeliveryState } from '#server/store/message.ts';
import { MINUTE, SECOND, type Clock } from '#server/time.ts';
import { attemptDelivery, type LoggedResult } from './attempt.ts';
import type { Destination } from './destinations/destination.ts';
import { isExpired, next } from './next.ts';
import * as policy from './policy.ts';

export type DeliveryWorker = {
  /** Looks for what is due now rather than at the next round. */
  wake: () => void;
  /** Takes nothing more, waits up to `stopLimit` for what is being sent, and cuts the rest. */
  stop: () => Promise<void>;
};

/** Counts attempts, for the metrics. */
type AttemptCounter = {
  /** @param time seconds since the message was accepted */
  attempted: (destination: DestinationName, outcome: DeliveryState, time: number) => void;
};

type Options = {
  database: Database;
  destination: Destination;
  log: FastifyBaseLogger;
  metrics: AttemptCounter;
  clock?: Clock;
  /** Attempts at the same time, so that a slow one does not hold up the others. */
  concurrency?: number;
  /** How often to look without being woken, in milliseconds: for retries, and for what other processes left. */
  interval?: number;
  /** How long an attempt may take, and how long to wait once stopped, in milliseconds. */
  attemptLimit?: number;
  stopLimit?: number;
};

/** The longest pause while the store is away, in milliseconds; a message that is accepted ends it. */
const longestStorePause = MINUTE;

/** Starts the worker that takes a destination's due deliveries from the outbox and hands them to it. */
export function startDelivery(options: Options): DeliveryWorker {
  const {
    database,
    destination,
    log,
    metrics,
    clock = Date.now,
    concurrency = 4,
    interval = SECOND,
  } = options;
  const { attemptLimit = policy.attemptLimit, stopLimit = policy.stopTimeLimit } = options;
  const { kind } = destination;
  const abortController = new AbortController();
  const inFlight = new Map<string, Promise<void>>();
  const reading = outageLog(
    log,
    { away: 'the outbox cannot be read; trying again', back: 'the outbox can be read again' },
    { destination: kind },
  );
  const writing = outageLog(
    log,
    { away: 'an outcome cannot be stored; trying again', back: 'outcomes can be stored again' },
    { destination: kind },
  );
  let isReaddressed = kind !== 'team';
  let stopped = false;
  let round: Promise<void> | undefined;
  let again = false;
  /** When the timer looks again, on the clock of `performance`: later and later while the store is away. */
  let nextLook = 0;

  const storePause = (failures: number) => Math.min(longestStorePause, interval * 2 ** failures);

  async function takeAndSend(): Promise<void> {
    const free = concurrency - inFlight.size;
    if (free === 0) return;
    if (!isReaddressed) {
      // MAIL_TO may be another one than when they were accepted.
      const messages = await readdressDeliveries(database, destination.recipients);
      isReaddressed = true;
      if (messages > 0) log.info({ messages }, 'waiting messages go to the addresses in MAIL_TO');
    }
    const deliveries = await takeDeliveries(database, kind, free);
    reading.worked();
    for (const delivery of deliveries) {
      const key = `${delivery.message.id} ${delivery.recipient}`;
      // Its lease ended, since the clock jumps or its outcome cannot be stored: it is still being seen to.
      if (inFlight.has(key)) continue;
      inFlight.set(
        key,
        deliver(delivery).finally(() => {
          inFlight.delete(key);
          wake();
        }),
      );
    }
  }

  /** One round at a time; a call during a round starts another one after it. */
  function wake(): void {
    if (stopped) return;
    again = round !== undefined;
    round ??= takeAndSend()
      .catch((error: unknown) => {
        // Not at once: for a store in trouble, a later round of the timer is soon enough.
        again = false;
        nextLook = performance.now() + storePause(reading.failed(error));
      })
      .finally(() => {
        round = undefined;
        if (again) wake();
      });
  }

  async function deliver(delivery: Delivery): Promise<void> {
    if (isExpired(delivery, clock()))
      return record(delivery, { state: 'failed', reason: 'expired, not sent', refused: false });
    const result = await attemptDelivery(destination, delivery, attemptLimit, abortController.signal);
    // What it came to is unknown: after the lease it is sent again, with the same Message-ID.
    if (result.state !== 'delivered' && abortController.signal.aborted) return;
    const settlement = next(delivery, result, clock());
    logSettlement(delivery, result, settlement);
    const age = clock() - delivery.message.receivedAt.getTime();
    metrics.attempted(kind, settlement.state, age / SECOND);
    await record(delivery, settlement);
  }

  /** Keeps an outcome until the store has it: forgotten, it would be sent a second time. */
  async function record(delivery: Delivery, settlement: Settlement): Promise<void> {
    for (;;) {
      try {
        await settleDelivery(database, delivery, settlement);
        writing.worked();
        return;
      } catch (error) {
        const pause = storePause(writing.failed(error));
        await wait(pause, undefined, { signal: abortController.signal }).catch(() => undefined);
      }
      if (abortController.signal.aborted) return;
    }
  }

  function logSettlement(
    { message, attempts }: Delivery,
    result: LoggedResult,
    settlement: Settlement,
  ): void {
    if (result.state === 'delivered' || settlement.state === 'delivered') return;
    const { code, responseCode, fault } = result;
    const facts = {
      message: message.id,
      destination: kind,
      attempts,
      code,
      responseCode,
      fault: fault.owner,
    };
    if (settlement.state === 'failed') log.warn(facts, 'delivery failed for good; the message is kept');
    else log.warn({ ...facts, due: settlement.due }, 'delivery failed; it will be tried again');
  }

  function tick(): void {
    if (performance.now() >= nextLook) wake();
  }

  const timer = setInterval(tick, interval);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
      const limit = setTimeout(() => abortController.abort(), stopLimit);
      await Promise.all(inFlight.values());
      clearTimeout(limit);
    },
  };
}
