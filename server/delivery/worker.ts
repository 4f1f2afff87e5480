import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/metrics.ts';
import type { TakenMessage } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { MINUTE, SECOND, type Clock } from '#server/time.ts';
import { Refused, type Destination } from './destinations/destination.ts';
import { isExhausted, pauseAfter } from './policy.ts';
import { tellPerson } from './tell.ts';

export type Delivery = {
  /** Looks for due messages now rather than at the next round. */
  wake: () => void;
  /** Takes no more messages, and resolves when those in flight are settled. */
  stop: () => Promise<void>;
};

type Options = {
  outbox: Outbox;
  destination: Destination;
  log: FastifyBaseLogger;
  metrics: Metrics;
  clock?: Clock;
  /** Deliveries at the same time, so that a slow one does not hold up the others. */
  concurrency?: number;
  /** How often to look without being woken, in milliseconds: for retries, and for what other processes left. */
  interval?: number;
  /** How often to look for messages that a clock set back has left far in the future, in milliseconds. */
  straightenInterval?: number;
};

/** What nodemailer adds to its errors. */
type SmtpFailure = { code?: string; responseCode?: number; permanent?: boolean };

/** Starts the worker that takes due messages from the outbox and hands them to the destination. */
export function startDelivery(options: Options): Delivery {
  const { outbox, destination, log, metrics, clock = Date.now } = options;
  const { concurrency = 4, interval = SECOND, straightenInterval = MINUTE } = options;
  const tell = tellPerson(log, metrics);
  const inFlight = new Map<string, Promise<void>>();
  let stopped = false;
  let round: Promise<void> | undefined;
  let again = false;

  async function takeAndSend(): Promise<void> {
    const free = concurrency - inFlight.size;
    if (free === 0) return;
    for (const message of await outbox.take(free)) {
      // If the clock jumps, a lease can end before its delivery does.
      if (inFlight.has(message.id)) continue;
      const delivery = deliver(message).finally(() => {
        inFlight.delete(message.id);
        wake();
      });
      inFlight.set(message.id, delivery);
    }
  }

  /** One round at a time; a call during a round starts another one after it. */
  function wake(): void {
    if (stopped) return;
    if (round !== undefined) {
      again = true;
      return;
    }
    again = false;
    round = takeAndSend()
      .catch((error: unknown) => {
        // Not at once: for a store in trouble, the timer's next round is soon enough.
        again = false;
        log.error({ err: error }, 'the outbox cannot be read; trying again');
      })
      .finally(() => {
        round = undefined;
        if (again) wake();
      });
  }

  /** Never rejects: a message whose outcome was not stored comes due again when its lease ends. */
  async function deliver(message: TakenMessage): Promise<void> {
    try {
      await Promise.try(() => destination.send(message)).then(
        () => noteDelivery(message),
        (error: unknown) => noteFailure(message, error instanceof Error ? error : new Error(String(error))),
      );
    } catch (error) {
      log.error({ err: error, message: message.id }, 'the outbox did not note the outcome of a delivery');
    }
  }

  async function noteDelivery(message: TakenMessage): Promise<void> {
    const { id, attempts, receivedAt } = message;
    log.info({ message: id, attempts }, 'delivered');
    await outbox.complete(message);
    metrics.delivered(Math.max(0, clock() - receivedAt.getTime()) / SECOND);
  }

  async function noteFailure(message: TakenMessage, failure: Error): Promise<void> {
    const { id, attempts } = message;
    // A server's reply may quote addresses: it is stored with the message, not logged.
    const { code, responseCode, permanent } = failure as SmtpFailure;
    const facts = { message: id, attempts, code: code ?? failure.name, responseCode };
    const reason = failure.message.slice(0, 500);
    if (failure instanceof Refused || isExhausted(message.triedSince, clock())) {
      await outbox.fail(message, reason);
      metrics.failed();
      tell('failed', facts);
    } else {
      const due = new Date(clock() + pauseAfter(attempts));
      await outbox.postpone(message, due, reason);
      metrics.postponed();
      if (permanent) tell('refused', facts);
      else log.warn({ ...facts, due }, 'delivery failed; it will be tried again');
    }
  }

  /** Timers keep running when the clock is set back, but messages due by the clock would wait. */
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
