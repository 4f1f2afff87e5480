import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/metrics.ts';
import type { TakenMessage } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { heartbeat, uncertainPause } from '#server/store/schedule.ts';
import { MINUTE, SECOND, type Clock } from '#server/time.ts';
import { Incomplete, Refused, Uncertain, Yielded, type Destination } from './destinations/destination.ts';
import { isExhausted, pauseAfter, policies, stopTimeLimit } from './policy.ts';

export type Delivery = {
  /** Looks for due messages now rather than at the next round. */
  wake: () => void;
  /**
   * Takes no more messages, gives up deliveries that have not sent theirs, and resolves when the others are
   * settled, after `stopLimit` at the latest if the destination can be cut.
   */
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
  /** How often to extend the leases of what is being delivered, in milliseconds. */
  heartbeatInterval?: number;
  /** How long to wait, once stopped, for what cannot be given up without doubt, in milliseconds. */
  stopLimit?: number;
};

type Flight = {
  /** As it was last taken: the lease goes by that. */
  message: TakenMessage;
  yield: AbortController;
  settled: Promise<void>;
};

/** Kept with a message that may have been delivered each time that it was sent. */
const mayHaveArrived =
  'it may have arrived, perhaps more than once: look for its Message-ID before you have it sent again';

/** What nodemailer adds to its errors. */
type SmtpFailure = { code?: string; responseCode?: number; permanent?: boolean };

/** Starts the worker that takes a destination's due messages from the outbox and hands them to it. */
export function startDelivery(options: Options): Delivery {
  const { outbox, destination, log, metrics, clock = Date.now } = options;
  const { concurrency = 4, interval = SECOND, straightenInterval = MINUTE } = options;
  const { heartbeatInterval = heartbeat, stopLimit = stopTimeLimit } = options;
  const { needsPerson, mostUncertain } = policies[destination.kind];
  const inFlight = new Map<string, Flight>();
  const cut = new AbortController();
  let stopped = false;
  let round: Promise<void> | undefined;
  let again = false;

  async function takeAndSend(): Promise<void> {
    const free = concurrency - inFlight.size;
    if (free === 0) return;
    for (const message of await outbox.take(destination.kind, free)) {
      // If the clock jumps, a lease can end before its delivery does; then it has just begun anew.
      const current = inFlight.get(message.id);
      if (current !== undefined) current.message = message;
      else begin(message);
    }
  }

  function begin(message: TakenMessage): void {
    const flight: Flight = { message, yield: new AbortController(), settled: Promise.resolve() };
    inFlight.set(message.id, flight);
    flight.settled = deliver(flight).finally(() => {
      inFlight.delete(message.id);
      wake();
    });
  }

  /** A delivery may take much longer than a lease, which is short so that a dead worker's ends soon. */
  function extendLeases(): void {
    for (const flight of inFlight.values())
      outbox.extend(flight.message).then(
        (isOurs) => {
          // Erased meanwhile, or someone else is sending it: then not we as well, if it is not too late.
          if (!isOurs) flight.yield.abort();
        },
        (error: unknown) => log.error({ err: error }, 'a lease cannot be extended; trying again'),
      );
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
  async function deliver(flight: Flight): Promise<void> {
    const { message } = flight;
    const attempt = { reached: message.reached, yield: flight.yield.signal, cut: cut.signal };
    try {
      await Promise.try(() => destination.send(message, attempt)).then(
        () => noteDelivery(flight.message),
        (error: unknown) =>
          noteFailure(flight.message, error instanceof Error ? error : new Error(String(error))),
      );
    } catch (error) {
      log.error({ err: error, message: message.id }, 'the outbox did not note the outcome of a delivery');
    }
  }

  async function noteDelivery(message: TakenMessage): Promise<void> {
    const { id, attempts, receivedAt } = message;
    log.info({ message: id, destination: destination.kind, attempts }, 'delivered');
    await outbox.complete(message);
    metrics.delivered(destination.kind, Math.max(0, clock() - receivedAt.getTime()) / SECOND);
  }

  async function noteFailure(message: TakenMessage, failure: Error): Promise<void> {
    const { id, attempts } = message;
    // A server's reply may quote addresses: it is stored with the message, not logged.
    const { code, responseCode, permanent } = failure as SmtpFailure;
    const facts = {
      message: id,
      destination: destination.kind,
      attempts,
      code: code ?? failure.name,
      responseCode,
    };
    const reason = failure.message.slice(0, 500);
    if (failure instanceof Incomplete && failure.reached.length > 0)
      await outbox.reach(message, failure.reached);
    if (failure instanceof Yielded) {
      await outbox.postpone(message, new Date(clock()), reason);
      log.info(facts, 'delivery given up for now');
      return;
    }
    const isUncertain = failure instanceof Uncertain;
    const isHopeless = isUncertain ? message.uncertain >= mostUncertain : failure instanceof Refused;
    if (isHopeless || isExhausted(destination.kind, message.triedSince, clock())) {
      await outbox.fail(message, isUncertain ? `${reason}; ${mayHaveArrived}` : reason);
      metrics.failed(destination.kind);
      if (needsPerson) metrics.personNeeded('failed');
      log.warn(facts, 'delivery failed for good; the message is kept');
      return;
    }
    const due = new Date(clock() + (isUncertain ? uncertainPause : pauseAfter(attempts)));
    const isRefused = !isUncertain && permanent === true;
    await outbox.postpone(message, due, reason, { uncertain: isUncertain, refused: isRefused });
    metrics.postponed(destination.kind);
    if (needsPerson && (isUncertain || isRefused))
      metrics.personNeeded(isUncertain ? 'uncertain' : 'refused');
    log.warn(
      { ...facts, due },
      isUncertain
        ? 'no answer; whether the message has arrived is unknown; it will be tried again'
        : 'delivery failed; it will be tried again',
    );
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
  const beat = setInterval(extendLeases, heartbeatInterval);
  straighten();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      timers.forEach(clearInterval);
      await round;
      const flights = [...inFlight.values()];
      for (const flight of flights) flight.yield.abort();
      const limit = setTimeout(() => cut.abort(), stopLimit);
      await Promise.all(flights.map(({ settled }) => settled));
      clearTimeout(limit);
      clearInterval(beat);
    },
  };
}
