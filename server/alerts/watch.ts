import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/metrics.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { HOUR, repeat, SECOND, type Clock } from '#server/time.ts';
import type { Check } from './checks.ts';
import type { SendAlert } from './send.ts';
import { alertOf, nameOf, type Standing } from './troubles.ts';

/** Remembers what a person was told. */
type Book = Pick<Outbox, 'claim' | 'told'>;

type Options = {
  /** Those whose telling the store remembers, for all servers and restarts … */
  checks: readonly Check[];
  /** … and those that this process remembers: of the store itself. */
  own: readonly Check[];
  book: Book;
  /** The second channel; without one, log and metrics are all there is. */
  send: SendAlert | undefined;
  /** Asked once an hour while all is well. */
  heartbeatUrl?: string | undefined;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'trouble' | 'alert'>;
  clock?: Clock;
  /** How often to look, in milliseconds: a person hears of a trouble within a minute. */
  interval?: number;
};

/** For one process: of a store that cannot write, nothing can be noted in the store. */
function memoryBook(clock: Clock): Book {
  const known = new Map<string, { since: Date; told: boolean }>();
  return {
    claim: (trouble, isThere) => {
      const entry = known.get(trouble) ?? { since: new Date(clock()), told: false };
      if (isThere) known.set(trouble, entry);
      else if (!entry.told) known.delete(trouble);
      return Promise.resolve(isThere === entry.told ? undefined : { since: entry.since, over: !isThere });
    },
    told: (trouble, { since, over }) => {
      if (over) known.delete(trouble);
      else known.set(trouble, { since, told: true });
      return Promise.resolve();
    },
  };
}

/**
 * Sees to it that somebody is told: looks for trouble at regular intervals, and tells of each once, and once when it is
 * over. Somebody who cannot be told is tried again.
 */
export function startWatch(options: Options): { stop: () => Promise<void> } {
  const { checks, own, book, send, heartbeatUrl, log, metrics } = options;
  const { clock = Date.now, interval = 15 * SECOND } = options;
  const stopped = new AbortController();
  const mine = memoryBook(clock);
  let pinged = -Infinity;

  async function look(): Promise<void> {
    const all = [...checks.map((check) => see(check, book)), ...own.map((check) => see(check, mine))];
    const isWell = (await Promise.all(all)).every(Boolean);
    if (isWell) await ping();
  }

  /** Whether all is well. Never rejects: the next round looks again. */
  async function see(check: Check, its: Book): Promise<boolean> {
    try {
      const standings = await check();
      for (const standing of standings) metrics.trouble(standing);
      await Promise.all(standings.map((standing) => tell(standing, its)));
      return standings.every(({ count }) => count === 0);
    } catch (error) {
      log.error({ err: error }, 'the watch cannot look, or note what it told; trying again');
      return false;
    }
  }

  async function tell(standing: Standing, its: Book): Promise<void> {
    const claim = await its.claim(nameOf(standing), standing.count > 0);
    if (claim === undefined) return;
    const alert = alertOf(standing, claim.since);
    const { trouble, about, count } = standing;
    log[claim.over ? 'info' : 'error']({ trouble, about, count }, `${alert.title}. ${alert.message}`);
    try {
      await send?.(alert, stopped.signal);
    } catch (error) {
      metrics.alert('failed');
      log.warn({ err: error, trouble, about }, 'nobody could be told at ALERT_URL; trying again');
      return;
    }
    if (send !== undefined) metrics.alert('sent');
    await its.told(nameOf(standing), claim);
  }

  async function ping(): Promise<void> {
    if (heartbeatUrl === undefined || clock() - pinged < HOUR) return;
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(10 * SECOND)]);
    try {
      const { ok, status, body } = await fetch(heartbeatUrl, { signal });
      await body?.cancel();
      if (!ok) throw new Error(`it answered ${status}`);
      pinged = clock();
    } catch (error) {
      log.warn({ err: error }, 'HEARTBEAT_URL was not reached; trying again');
    }
  }

  const rounds = repeat(interval, look);
  return {
    stop() {
      stopped.abort();
      return rounds.stop();
    },
  };
}
