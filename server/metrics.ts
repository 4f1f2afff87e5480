import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { refusals } from '#common/contact.ts';
import { backupAge } from './alerts/checks.ts';
import { destinationNames, type DeliveryState, type DestinationName } from './store/message.ts';
import type { Outbox } from './store/outbox.ts';
import { SECOND, type Clock } from './time.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics for Prometheus. Numbers only: nothing in them is about a person. */
export function createMetrics(outbox: Pick<Outbox, 'summary'>, dataDir: string, clock: Clock = Date.now) {
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
    help: 'Attempts to deliver, by what the delivery is then',
    labelNames: ['destination', 'outcome'],
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

  const backup = new Gauge({
    name: 'contact_backup_age_seconds',
    help: 'Time since the last backup of this machine; none where there was never one',
    registers,
  });

  return {
    registry,
    /** All metrics in Prometheus' text format, the queue as it is now. */
    async render(): Promise<string> {
      // When the store does not answer, its gauges are unknown; the counters are needed all the more.
      const summary = await outbox.summary(new Date(0)).catch(() => undefined);
      for (const destination of destinationNames) {
        const own = summary?.find((one) => one.destination === destination);
        queued.set({ destination }, own?.queued ?? NaN);
        failedMessages.set({ destination }, own?.failed ?? NaN);
        const since = own?.oldestQueued?.getTime() ?? clock();
        oldest.set({ destination }, own === undefined ? NaN : (clock() - since) / SECOND);
      }
      backup.set((await backupAge(dataDir, clock)) ?? NaN);
      return registry.metrics();
    },
    accepted: () => accepted.inc(),
    /** @param reason one of a few fixed words, never a value that someone sent */
    refused: (reason: string) => refused.inc({ reason }),
    /** @param time seconds from acceptance to now */
    attempted(destination: DestinationName, outcome: DeliveryState, time: number): void {
      attempts.inc({ destination, outcome });
      if (outcome === 'delivered') seconds.observe({ destination }, Math.max(0, time));
    },
    /** How a trouble stands, named by a few fixed words. */
    trouble: (standing: { trouble: string; about?: string; count: number }) =>
      trouble.set({ trouble: standing.trouble, about: standing.about ?? '' }, standing.count),
    alert: (outcome: 'sent' | 'failed') => alerts.inc({ outcome }),
  };
}
