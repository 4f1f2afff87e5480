import type { FastifyBaseLogger } from 'fastify';
import { outageLog, type Outage } from '#server/outage.ts';
import type { Database } from '#server/store/database.ts';
import type { Delivery } from '#server/store/message.ts';
import { takeDeliveries } from '#server/store/outbox.ts';
import { readdressDeliveries } from '#server/store/requeue.ts';
import { SECOND, type Clock } from '#server/time.ts';
import { deliver, type AttemptCounter, type DeliveryContext } from './deliver.ts';
import type { Destination } from './destinations/open.ts';
import { attemptLimit, stopTimeLimit, storePause } from './policy.ts';

export type DeliveryOptions = {
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
  timeToStop?: number;
};

/** A worker as the rest of the service knows it. */
export type RunningWorker = Pick<DeliveryWorker, 'wake' | 'stop'>;

/** Starts the worker that takes a destination's due deliveries from the outbox and delivers them. */
export function startDelivery(options: DeliveryOptions): RunningWorker {
  const worker = new DeliveryWorker(options);
  worker.start();
  return { wake: () => worker.wake(), stop: () => worker.stop() };
}

/** Runs deliveries to one destination: a few at a time, until it is stopped. What becomes of each is `deliver`'s. */
class DeliveryWorker {
  readonly #context: DeliveryContext;
  readonly #concurrency: number;
  readonly #timeToStop: number;
  readonly #cancel = new AbortController();
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #reading: Outage;
  #isReaddressed: boolean;
  #isStopped = false;
  #round: Promise<void> | undefined;
  /** Whether somebody has woken it during a round. */
  #isWokenAgain = false;
  /** When the timer looks again, on the clock of `performance`: later and later while the store is away. */
  #nextLook = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ concurrency = 4, timeToStop = stopTimeLimit, ...options }: DeliveryOptions) {
    const { log, destination } = options;
    const facts = { destination: destination.name };
    this.#context = {
      clock: Date.now,
      interval: SECOND,
      attemptLimit,
      ...options,
      storing: outageLog(
        log,
        { away: 'an outcome cannot be stored; trying again', back: 'outcomes can be stored again' },
        facts,
      ),
      cancelled: this.#cancel.signal,
    };
    this.#reading = outageLog(
      log,
      { away: 'the store cannot be read; trying again', back: 'the store can be read again' },
      facts,
    );
    this.#concurrency = concurrency;
    this.#timeToStop = timeToStop;
    this.#isReaddressed = destination.name !== 'team';
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (performance.now() >= this.#nextLook) this.wake();
    }, this.#context.interval);
    this.wake();
  }

  /** Looks for what is due now rather than at the next round. One round at a time; during one, another follows it. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWokenAgain = this.#round !== undefined;
    this.#round ??= this.#look();
  }

  async #look(): Promise<void> {
    try {
      await this.#takeDue();
    } catch (error) {
      // Not at once: for a store in trouble, a later round of the timer is soon enough.
      this.#isWokenAgain = false;
      this.#nextLook = performance.now() + storePause(this.#reading.failed(error), this.#context.interval);
    }
    this.#round = undefined;
    if (this.#isWokenAgain) this.wake();
  }

  async #takeDue(): Promise<void> {
    const { database, destination } = this.#context;
    const free = this.#concurrency - this.#inFlight.size;
    if (free === 0) return;
    if (!this.#isReaddressed) await this.#readdress();
    const deliveries = await takeDeliveries(database, destination.name, free);
    this.#reading.worked();
    for (const delivery of deliveries) this.#begin(delivery);
  }

  /** MAIL_TO may be another one than when they were accepted. */
  async #readdress(): Promise<void> {
    const { database, destination, log } = this.#context;
    const messages = await readdressDeliveries(database, destination.recipients);
    this.#isReaddressed = true;
    if (messages > 0) log.info({ messages }, 'waiting messages go to the addresses in MAIL_TO');
  }

  #begin(delivery: Delivery): void {
    const key = `${delivery.message.id} ${delivery.recipient}`;
    // Its lease ended, since the clock jumps or its outcome cannot be stored: it is still being seen to.
    if (this.#inFlight.has(key)) return;
    const end = () => {
      this.#inFlight.delete(key);
      this.wake();
    };
    this.#inFlight.set(key, deliver(delivery, this.#context).finally(end));
  }

  /** Takes nothing more, waits for a while for what is being sent, and cuts the rest. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#round;
    const limit = setTimeout(() => this.#cancel.abort(), this.#timeToStop);
    await Promise.all(this.#inFlight.values());
    clearTimeout(limit);
  }
}
