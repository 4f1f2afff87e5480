import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { refusals } from '#common/contact.ts';
import { destinationNames, type DestinationName } from './store/message.ts';
import type { Outbox } from './store/outbox.ts';
import { SECOND, type Clock } from './time.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics for Prometheus. Numbers only: nothing in them is about a person. */
export function createMetrics(outbox: Outbox, clock: Clock = Date.now) {
  const registry = new Registry();
  const registers = [registry];
  const accepted = new Counter({ name: 'contact_accepted_total', help: 'Messages stored', registers });
  const refused = new Counter({
    name: 'contact_refused_total',
    help: 'Messages not taken, by reason',
    labelNames: ['reason'],
    registers,
  });
  // From the start, so that the first one is an increase for Prometheus.
  for (const reason of refusals) refused.inc({ reason }, 0);
  const attempts = new Counter({
    name: 'contact_delivery_attempts_total',
    help: 'Deliveries tried, by outcome; failed ones wait for a person',
    labelNames: ['destination', 'outcome'],
    registers,
  });
  const personNeeded = new Counter({
    name: 'contact_person_needed_total',
    help: 'Times that a delivery needed a person, by reason',
    labelNames: ['reason'],
    registers,
  });
  const seconds = new Histogram({
    name: 'contact_delivery_seconds',
    help: 'Time from acceptance to delivery',
    labelNames: ['destination'],
    buckets: [0.1, 0.5, 1, 5, 30, 60, 300, 3600, 86400],
    registers,
  });
  const trouble = new Gauge({
    name: 'contact_trouble',
    help: 'Messages that a trouble concerns, or 1 for one without messages; 0 while there is none',
    labelNames: ['trouble', 'about'],
    registers,
  });
  const alerts = new Counter({
    name: 'contact_alerts_total',
    help: 'Alerts to ALERT_URL, by outcome; failed ones are tried again',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'failed']) alerts.inc({ outcome }, 0);
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['destination'], registers });
  const failedMessages = gauge('contact_failed_messages', 'Messages whose delivery was given up');
  const oldest = gauge(
    'contact_queue_oldest_seconds',
    'How long the oldest undelivered message has been tried; 0 without any',
  );
  const queued = gauge('contact_queue_messages', 'Messages waiting for delivery');

  return {
    registry,
    /** All metrics in Prometheus' text format, the queue as it is now. */
    async render(): Promise<string> {
      // When the store does not answer, its gauges are unknown; the counters are needed all the more.
      const backlogs = await outbox.backlog().catch(() => undefined);
      for (const destination of destinationNames) {
        const backlog = backlogs?.[destination];
        queued.set({ destination }, backlog?.queued ?? NaN);
        failedMessages.set({ destination }, backlog?.failed ?? NaN);
        const since = backlog?.oldestQueued?.getTime() ?? clock();
        oldest.set({ destination }, backlog === undefined ? NaN : (clock() - since) / SECOND);
      }
      return registry.metrics();
    },
    accepted: () => accepted.inc(),
    /** @param reason one of a few fixed words, never a value that someone sent */
    refused: (reason: string) => refused.inc({ reason }),
    /** @param time seconds from acceptance to delivery */
    delivered(destination: DestinationName, time: number): void {
      attempts.inc({ destination, outcome: 'delivered' });
      seconds.observe({ destination }, time);
    },
    postponed: (destination: DestinationName) => attempts.inc({ destination, outcome: 'postponed' }),
    failed: (destination: DestinationName) => attempts.inc({ destination, outcome: 'failed' }),
    /** How a trouble stands, named by a few fixed words. */
    trouble: (standing: { trouble: string; about?: string; count: number }) =>
      trouble.set({ trouble: standing.trouble, about: standing.about ?? '' }, standing.count),
    alert: (outcome: 'sent' | 'failed') => alerts.inc({ outcome }),
    /** @param reason one of a few fixed words */
    personNeeded: (reason: string) => personNeeded.inc({ reason }),
  };
}
