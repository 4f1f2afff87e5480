import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/metrics.ts';
import type { AlertBook } from '#server/store/alerts.ts';
import { MINUTE, SECOND, type Clock } from '#server/time.ts';
import type { SendAlert } from './send.ts';
import { alertOf, nameOf, type Standing } from './troubles.ts';

/** Looks for trouble: says of each kind that it knows how it stands, also where all is well. */
export type Check = {
  look: () => Promise<Standing[]>;
  /** Remembers what a person was told of it. */
  book: AlertBook;
};

type Options = {
  checks: Check[];
  /** The second channel; without one, log and metrics are all there is. */
  send: SendAlert | undefined;
  log: FastifyBaseLogger;
  metrics: Metrics;
  clock?: Clock;
  /** How often to look, in milliseconds: a person hears of a trouble within a minute. */
  interval?: number;
};

/** Pauses between attempts to tell double from the first to the longest. */
const pauses = { first: 15 * SECOND, longest: 10 * MINUTE };

/**
 * Sees to it that somebody is told: looks for trouble at regular intervals, and tells of each once, and once
 * when it is over. A round that takes long delays the next one and nothing else.
 */
export function startWatch(options: Options): { stop: () => Promise<void> } {
  const { checks, send, log, metrics, clock = Date.now, interval = 15 * SECOND } = options;
  const stopped = new AbortController();
  let round: Promise<unknown> | undefined;

  function begin(): void {
    round ??= Promise.all(checks.map(see)).finally(() => {
      round = undefined;
    });
  }

  /** Never rejects: the next round looks again. */
  async function see({ look, book }: Check): Promise<void> {
    try {
      const standings = await look();
      for (const standing of standings) metrics.trouble(standing);
      await Promise.all(standings.map((standing) => tell(standing, book)));
    } catch (error) {
      log.error({ err: error }, 'the watch cannot look, or note what it told; trying again');
    }
  }

  async function tell(standing: Standing, book: AlertBook): Promise<void> {
    const name = nameOf(standing);
    const booking = await book.book(name, standing.count);
    if (booking === undefined) return;
    const { since, attempts } = booking;
    const alert = alertOf(standing, since);
    const { trouble, about, count, oldest } = standing;
    if (!alert.over && attempts === 1)
      log.error({ trouble, about, count, message: oldest }, `${alert.title}. ${alert.message}`);
    try {
      await send?.(alert, stopped.signal);
    } catch (error) {
      metrics.alert('failed');
      log.warn({ err: error, trouble, about }, 'nobody could be told at ALERT_URL; trying again');
      const pause = Math.min(pauses.longest, pauses.first * 2 ** (attempts - 1));
      await book.postpone(name, new Date(clock() + pause));
      return;
    }
    if (send !== undefined) metrics.alert('sent');
    if (alert.over) log.info({ trouble, about }, alert.title);
    await book.settle(name, count);
  }

  const timer = setInterval(begin, interval);
  begin();
  return {
    async stop() {
      clearInterval(timer);
      stopped.abort();
      await round;
    },
  };
}
