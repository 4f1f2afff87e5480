import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/metrics.ts';
import type { TakenMessage } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { MINUTE, SECOND, type Clock } from '#server/time.ts';
import { Refused, type Destination } from './destinations/destination.ts';
import { isExhausted, pauseAfter } from './policy.ts';

export type Delivery = {
  /** Looks for due messages now, not at the next round. */
  wake: () => void;
  /** Takes nothing more, and resolves when what is in flight is settled. */
  stop: () => Promise<void>;
};

type Options = {
  outbox: Outbox;
  destination: Destination;
  log: FastifyBaseLogger;
  metrics: Metrics;
  clock?: Clock;
  /** Deliveries at the same time; one slow receiver does not hold up the others. */
  concurrency?: number;
  /** How often to look without being woken, in milliseconds: retries, and what another process left. */
  interval?: number;
  /** How often to look for what a clock set back has left far in the future, in milliseconds. */
  straightenInterval?: number;
};

/** Starts the worker that takes due messages from the outbox and hands them to the destination. */
export function startDelivery(options: Options): Delivery {
  const { outbox, destination, log, metrics, clock = Date.now } = options;
  const { concurrency = 4, interval = SECOND, straightenInterval = MINUTE } = options;
  const inFlight = new Map<string, Promise<void>>();
  let stopped = false;
  let round: Promise<void> | undefined;
  let again = false;

  async function takeAndSend(): Promise<void> {
    const free = concurrency - inFlight.size;
    if (free === 0) return;
    for (const message of await outbox.take(free)) {
      // Where the clock jumped, a lease can end before its delivery has.
      if (inFlight.has(message.id)) continue;
      const delivery = deliver(message).finally(() => {
        inFlight.delete(message.id);
        wake();
      });
      inFlight.set(message.id, delivery);
    }
  }

  /** One round at a time; a call during one means another one after it. */
  function wake(): void {
    if (stopped) return;
    if (round !== undefined) {
      again = true;
      return;
    }
    again = false;
    round = takeAndSend()
      .catch((error: unknown) => {
        // Not at once: the next round of the timer is soon enough for a store in trouble.
        again = false;
        log.error({ err: error }, 'the outbox cannot be read; trying again');
      })
      .finally(() => {
        round = undefined;
        if (again) wake();
      });
  }

  /** Never rejects: what the store did not note comes due again when the lease ends. */
  async function deliver(message: TakenMessage): Promise<void> {
    try {
      const failure = await trySending(message);
      if (failure === undefined) {
        await outbox.complete(message);
        metrics.delivered(Math.max(0, clock() - message.receivedAt.getTime()) / SECOND);
      } else {
        await settle(message, failure);
      }
    } catch (error) {
      log.error({ err: error, message: message.id }, 'the outbox did not note the outcome of a delivery');
    }
  }

  async function trySending(message: TakenMessage): Promise<Error | undefined> {
    try {
      await destination.send(message);
      log.info({ message: message.id, attempts: message.attempts }, 'delivered');
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function settle(message: TakenMessage, failure: Error): Promise<void> {
    const { id, attempts } = message;
    // The server's words may quote addresses: they are kept with the message, not in the log.
    const { code, responseCode } = failure as { code?: string; responseCode?: number };
    const facts = { message: id, attempts, code: code ?? failure.name, responseCode };
    const reason = failure.message.slice(0, 500);
    if (failure instanceof Refused || isExhausted(message.triedSince, clock())) {
      await outbox.fail(message, reason);
      metrics.failed();
      log.error(facts, 'delivery failed for good; the message is kept');
    } else {
      const due = new Date(clock() + pauseAfter(attempts));
      await outbox.postpone(message, due, reason);
      metrics.postponed();
      log.warn({ ...facts, due }, 'delivery failed; it will be tried again');
    }
  }

  /** Timers run on although the clock is set back; only what is due by the clock would wait. */
  function straighten(): void {
    outbox.straighten().then(
      (count) => {
        if (count === 0) return;
        log.warn({ messages: count }, 'the clock was set back; postponed messages are due now');
        wake();
      },
      (error: unknown) => log.error({ err: error }, 'the outbox cannot be put in order; trying again'),
    );
  }

  const timers = [setInterval(wake, interval), setInterval(straighten, straightenInterval)];
  straighten();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      timers.forEach(clearInterval);
      await round;
      await Promise.all(inFlight.values());
    },
  };
}
