import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outbox } from './store/outbox.ts';
import { SECOND, type Clock } from './time.ts';

export type Metrics = {
  registry: Registry;
  /** All metrics in Prometheus' text format, the queue as it is now. */
  render: () => Promise<string>;
  accepted: () => void;
  /** @param reason one of few fixed words, never a value that someone sent */
  refused: (reason: string) => void;
  /** @param seconds from acceptance to delivery */
  delivered: (seconds: number) => void;
  postponed: () => void;
  failed: () => void;
};

/** What operators watch, for Prometheus. Numbers only: nothing in it is about a person. */
export function createMetrics(outbox: Outbox, clock: Clock = Date.now): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const accepted = new Counter({ name: 'contact_accepted_total', help: 'Messages stored', registers });
  const refused = new Counter({
    name: 'contact_refused_total',
    help: 'Messages not taken, by reason',
    labelNames: ['reason'],
    registers,
  });
  const attempts = new Counter({
    name: 'contact_delivery_attempts_total',
    help: 'Deliveries tried, by outcome; failed ones wait for a person',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'contact_delivery_seconds',
    help: 'Time from acceptance to delivery',
    buckets: [0.1, 0.5, 1, 5, 30, 60, 300, 3600, 86400],
    registers,
  });
  const failedMessages = new Gauge({
    name: 'contact_failed_messages',
    help: 'Messages that wait for a person',
    registers,
  });
  const oldest = new Gauge({
    name: 'contact_queue_oldest_seconds',
    help: 'Age of the oldest undelivered message; 0 without any',
    registers,
  });
  const queued = new Gauge({
    name: 'contact_queue_messages',
    help: 'Messages waiting for delivery',
    registers,
  });

  /** A store that does not answer leaves its gauges unknown; the counters are wanted all the more. */
  async function measure(): Promise<void> {
    const backlog = await outbox.backlog().catch(() => undefined);
    queued.set(backlog?.queued ?? NaN);
    failedMessages.set(backlog?.failed ?? NaN);
    const since = backlog?.oldestQueued?.getTime() ?? clock();
    oldest.set(backlog === undefined ? NaN : (clock() - since) / SECOND);
  }

  return {
    registry,
    async render() {
      await measure();
      return registry.metrics();
    },
    accepted: () => {
      accepted.inc();
    },
    refused: (reason) => {
      refused.inc({ reason });
    },
    delivered: (time) => {
      attempts.inc({ outcome: 'delivered' });
      seconds.observe(time);
    },
    postponed: () => {
      attempts.inc({ outcome: 'postponed' });
    },
    failed: () => {
      attempts.inc({ outcome: 'failed' });
    },
  };
}
