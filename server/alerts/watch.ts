import type { FastifyBaseLogger } from 'fastify';
import { outageLog } from '#server/outage.ts';
import type { AlertState, AlertStates } from '#server/store/alertState.ts';
import { HOUR, repeat, SECOND, type Clock } from '#server/time.ts';
import type { Check } from './checks.ts';
import { nameOf, type Condition } from './conditions.ts';
import { memoryAlertStates } from './memoryAlertStates.ts';
import type { SendAlert } from './send.ts';
import { alertEvent, notifiedAfter, type AlertEvent } from './alertEvent.ts';
import { alertOf } from './words.ts';

/** What the metrics show of the watch. */
type Gauges = {
  trouble: (condition: Condition) => void;
  alert: (outcome: 'sent' | 'failed') => void;
};

type Options = {
  /** Those whose telling the store remembers, for all servers and restarts … */
  checks: readonly Check[];
  /** … and those that this process remembers: of the store itself. */
  own: readonly Check[];
  states: AlertStates;
  /** The second channel; without one, log and metrics are all there is. */
  send: SendAlert | undefined;
  /** Asked once an hour while the watch can look and the store is there. */
  heartbeatUrl?: string | undefined;
  log: FastifyBaseLogger;
  metrics: Gauges;
  clock?: Clock;
  /** How often to look, in milliseconds: a person hears of a trouble within a minute. */
  interval?: number;
};

/**
 * Sees to it that somebody is told: looks for trouble at regular intervals, and tells of each condition as
 * `occasionOf` decides. Somebody who cannot be told is tried again.
 */
export function startWatch(options: Options): { stop: () => Promise<void> } {
  const { checks, own, states: stored, send, heartbeatUrl, log, metrics } = options;
  const { clock = Date.now, interval = 15 * SECOND } = options;
  const stopped = new AbortController();
  const inMemory = memoryAlertStates(clock);
  let pinged = -Infinity;
  const sight = outageLog(log, {
    away: 'the watch cannot look, or note what it told; trying again',
    back: 'the watch can look again',
  });

  async function look(): Promise<void> {
    const [ownConditions, conditions] = await Promise.all([see(own, inMemory), see(checks, stored)]);
    if (ownConditions === undefined || conditions === undefined) return;
    sight.worked();
    const isStoreAway = ownConditions.some(({ count }) => count > 0);
    if (!isStoreAway) await ping();
  }

  /** How everything stands, told where it is news; undefined where it could not look. Never rejects. */
  async function see(those: readonly Check[], its: AlertStates): Promise<Condition[] | undefined> {
    // Each by itself: one that fails holds up no other.
    const looks = await Promise.allSettled(those.map((check) => check()));
    const conditions = looks.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    for (const condition of conditions) metrics.trouble(condition);
    try {
      const states = conditions.length === 0 ? new Map<string, AlertState>() : await its.read();
      await Promise.all(conditions.map((condition) => tell(condition, states.get(nameOf(condition)), its)));
      const failed = looks.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason as Error;
      return conditions;
    } catch (error) {
      sight.failed(error);
      return undefined;
    }
  }

  async function tell(condition: Condition, state: AlertState | undefined, its: AlertStates): Promise<void> {
    const name = nameOf(condition);
    const occasion = alertEvent(condition, state, clock());
    // Over before anybody was told of it.
    const isForgotten = occasion === undefined && condition.count === 0 && state !== undefined;
    if (occasion === undefined && !isForgotten) return;
    const since = await its.claim(name, state);
    if (since === undefined) return;
    const isTold = occasion === undefined || (await notify(condition, occasion, since));
    if (isTold) await its.record(name, notifiedAfter(condition, state?.told));
  }

  /** Whether a person was told. */
  async function notify(condition: Condition, occasion: AlertEvent, since: Date): Promise<boolean> {
    const alert = alertOf(condition, occasion, since);
    const { trouble, about, count } = condition;
    const level = occasion === 'over' ? 'info' : 'error';
    log[level]({ trouble, about, count }, `${alert.title}. ${alert.message}`);
    if (send === undefined) return true;
    try {
      await send(alert, stopped.signal);
      metrics.alert('sent');
      return true;
    } catch (error) {
      metrics.alert('failed');
      log.warn({ err: error, trouble, about }, 'nobody could be told at ALERT_URL; trying again');
      return false;
    }
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
