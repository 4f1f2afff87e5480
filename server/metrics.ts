import { setTimeout as pause } from 'node:timers/promises';
import { destinationNames, type DestinationName } from '#server/destinations.ts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { refusalCodes } from '#common/contact.ts';
import { lastBackup } from './backupStamp.ts';
import { type DeliveryState } from './store/message.ts';
import type { Database } from './store/database.ts';
import { SECOND, type Clock } from './time.ts';
import { summarizeDeliveries, type DeliverySummary } from '#server/store/summary.ts';

/** The store waits 10 s for a lock, which is when Prometheus gives up asking us (`scrape_timeout`). */
const patience = 2 * SECOND;

/** Reasons of refusals that are no code of an answer: they tell apart what an answer does not. */
export const refusalReasons = ['honeypot', 'ceiling'] as const;

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics for Prometheus. Numbers only: nothing in them is about a person. */
export function createMetrics(database: Database, dataDir: string, clock: Clock = Date.now) {
  const registry = new Registry();
  const registers = [registry];
  type Names = [name: string, help: string, ...labelNames: string[]];
  const settings = ([name, help, ...labelNames]: Names) => ({ name, help, labelNames, registers });
  const counter = (...names: Names) => new Counter(settings(names));
  const gauge = (...names: Names) => new Gauge(settings(names));
  const accepted = counter('contact_accepted_total', 'Messages stored');
  const refused = counter('contact_refused_total', 'Messages not taken, by reason', 'reason');
  const alerts = counter('contact_alerts_total', 'Alerts to ALERT_URL; failed ones are retried', 'outcome');
  // From the start, so that the first one is an increase for Prometheus.
  for (const reason of refusalCodes) refused.inc({ reason }, 0);
  for (const reason of refusalReasons) refused.inc({ reason }, 0);
  for (const outcome of ['sent', 'failed']) alerts.inc({ outcome }, 0);
  const attempts = counter(
    'contact_delivery_attempts_total',
    'Attempts to deliver, by what the delivery is then',
    'destination',
    'outcome',
  );
  const seconds = new Histogram({
    ...settings(['contact_delivery_seconds', 'Time from acceptance to delivery', 'destination']),
    buckets: [0.1, 0.5, 1, 5, 30, 60, 300, 3600, 86400],
  });
  const condition = gauge(
    'contact_trouble',
    'Messages that a trouble concerns, or 1 for one without messages; 0 while there is none',
    'trouble',
    'about',
  );
  const queued = gauge('contact_queue_messages', 'Messages waiting for delivery', 'destination');
  const failed = gauge('contact_failed_messages', 'Messages whose delivery was given up', 'destination');
  const oldest = gauge('contact_queue_oldest_seconds', 'How long the oldest is tried, or 0', 'destination');
  const backup = gauge('contact_backup_age_seconds', 'Time since the last backup of this machine, if any');

  /** Seconds since a moment; 0 where the clock was set back since. */
  const secondsSince = (moment: Date) => Math.max(0, clock() - moment.getTime()) / SECOND;

  /** @param summary of a destination's deliveries; undefined when the store does not answer */
  function setQueue(destination: DestinationName, summary: DeliverySummary | undefined): void {
    queued.set({ destination }, summary?.queued ?? NaN);
    failed.set({ destination }, summary?.failed ?? NaN);
    oldest.set({ destination }, summary === undefined ? NaN : secondsSinceOldest(summary));
  }

  function secondsSinceOldest({ oldestQueued }: DeliverySummary): number {
    return oldestQueued === undefined ? 0 : secondsSince(oldestQueued);
  }

  return {
    registry,
    /** All metrics in Prometheus' text format, the queue as it is now. */
    async render(): Promise<string> {
      // When the store does not answer, its gauges are unknown; the counters are needed all the more.
      const found = summarizeDeliveries(database, 0).catch(() => []);
      const summaries = await Promise.race([found, pause(patience, [], { ref: false })]);
      for (const destination of destinationNames)
        setQueue(
          destination,
          summaries.find((one) => one.destination === destination),
        );
      const made = await lastBackup(dataDir);
      backup.set(made === undefined ? NaN : secondsSince(made));
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
    /** How a condition stands, named by a few fixed words. */
    condition: ({ name, about = '', count }: { name: string; about?: string; count: number }) =>
      condition.set({ trouble: name, about }, count),
    alert: (outcome: 'sent' | 'failed') => alerts.inc({ outcome }),
  };
}
