import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/metrics.ts';
import type { Task } from '#server/store/message.ts';
import type { Outbox, Outcome } from '#server/store/outbox.ts';
import { SECOND, type Clock } from '#server/time.ts';
import { Refused, type Destination } from './destinations/destination.ts';
import * as policy from './policy.ts';

export type Delivery = {
  /** Looks for what is due now rather than at the next round. */
  wake: () => void;
  /** Takes nothing more, waits up to `stopLimit` for what is being sent, and cuts the rest. */
  stop: () => Promise<void>;
};

type Options = {
  outbox: Pick<Outbox, 'take' | 'settle' | 'retry'>;
  destination: Destination;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'attempted'>;
  clock?: Clock;
  /** Attempts at the same time, so that a slow one does not hold up the others. */
  concurrency?: number;
  /** How often to look without being woken, in milliseconds: for retries, and for what other processes left. */
  interval?: number;
  /** How long an attempt may take, and how long to wait once stopped, in milliseconds. */
  attemptLimit?: number;
  stopLimit?: number;
};

/** Starts the worker that takes a destination's due deliveries from the outbox and hands them to it. */
export function startDelivery(options: Options): Delivery {
  const { outbox, destination, log, metrics, clock = Date.now, concurrency = 4, interval = SECOND } = options;
  const { attemptLimit = policy.attemptLimit, stopLimit = policy.stopTimeLimit } = options;
  const { kind } = destination;
  const cut = new AbortController();
  const inFlight = new Map<string, Promise<void>>();
  let isReaddressed = kind !== 'team';
  let stopped = false;
  let round: Promise<void> | undefined;
  let again = false;

  async function takeAndSend(): Promise<void> {
    const free = concurrency - inFlight.size;
    if (free === 0) return;
    if (!isReaddressed) {
      // MAIL_TO may be another one than when they were accepted.
      const messages = await outbox.retry('strayed', destination.recipients);
      isReaddressed = true;
      if (messages > 0) log.info({ messages }, 'waiting messages go to the addresses in MAIL_TO');
    }
    for (const task of await outbox.take(kind, free)) {
      const key = `${task.id} ${task.recipient}`;
      // Its lease ended, since the clock jumps or its outcome cannot be stored: it is still being seen to.
      if (inFlight.has(key)) continue;
      inFlight.set(
        key,
        deliver(task).finally(() => {
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
        // Not at once: for a store in trouble, the timer's next round is soon enough.
        again = false;
        log.error({ err: error }, 'the outbox cannot be read; trying again');
      })
      .finally(() => {
        round = undefined;
        if (again) wake();
      });
  }

  async function deliver(task: Task): Promise<void> {
    const limit = AbortSignal.timeout(attemptLimit);
    const signal = AbortSignal.any([limit, cut.signal]);
    const { giveUpAfter, needsPerson } = policy.policies[kind];
    const isExpired = !needsPerson && clock() - task.triedSince.getTime() >= giveUpAfter;
    if (isExpired) return record(task, { state: 'failed', reason: 'expired, not sent', refused: false });
    const outcome = await Promise.try(() => destination.send(task, signal)).then(
      (): Outcome => ({ state: 'delivered' }),
      (error: unknown) => failureOf(task, error as Error, limit.aborted),
    );
    // What it came to is unknown: after the lease it is sent again, with the same Message-ID.
    if (outcome.state !== 'delivered' && cut.signal.aborted) return;
    metrics.attempted(kind, outcome.state, (clock() - task.receivedAt.getTime()) / SECOND);
    await record(task, outcome);
  }

  /** Keeps an outcome until the store has it: forgotten, it would be sent a second time. */
  async function record(task: Task, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        await outbox.settle(task, outcome);
        return;
      } catch (error) {
        log.error({ err: error, message: task.id }, 'an outcome cannot be stored; trying again');
      }
      await wait(SECOND, undefined, { signal: cut.signal }).catch(() => undefined);
      if (cut.signal.aborted) return;
    }
  }

  function failureOf(task: Task, error: Error, hasStalled: boolean): Outcome {
    const { id, attempts, recipient, triedSince } = task;
    // A server's reply may quote addresses: it is stored with the message, not logged.
    const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
    const facts = { message: id, destination: kind, attempts, code: code ?? error.name, responseCode };
    const to = recipient === '' ? '' : `${recipient}: `;
    const said = hasStalled ? 'no answer within the time limit; it may have arrived' : error.message;
    const reason = `${to}${said}`.slice(0, 500);
    const refused = error instanceof Refused || hasStalled;
    const { giveUpAfter, mostRefused } = policy.policies[kind];
    const isHopeless = refused && task.refused + 1 >= mostRefused;
    if (isHopeless || clock() - triedSince.getTime() >= giveUpAfter) {
      log.warn(facts, 'delivery failed for good; the message is kept');
      return { state: 'failed', reason, refused };
    }
    const { stalledPause, refusedPause, pauseAfter } = policy;
    const pause = hasStalled ? stalledPause : refused ? refusedPause : pauseAfter(attempts);
    const due = new Date(clock() + pause);
    log.warn({ ...facts, due }, 'delivery failed; it will be tried again');
    return { state: 'queued', due, reason, refused };
  }

  const timer = setInterval(wake, interval);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
      const limit = setTimeout(() => cut.abort(), stopLimit);
      await Promise.all(inFlight.values());
      clearTimeout(limit);
    },
  };
}
