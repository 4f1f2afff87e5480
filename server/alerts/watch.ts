import type { FastifyBaseLogger } from 'fastify';
import { outageLog } from '#server/outage.ts';
import type { AlertState, AlertStates } from '#server/store/alertState.ts';
import { repeat, SECOND, type Clock } from '#server/time.ts';
import type { Check } from './checks.ts';
import { keyOf, type Condition } from './conditions.ts';
import { Heartbeat } from './heartbeat.ts';
import { memoryAlertStates } from './memoryAlertStates.ts';
import { notify, type Channels } from './notification.ts';
import type { SendAlert } from './send.ts';
import { claimChange, recordNotified } from './state.ts';
import { alertOf } from './words.ts';

type Options = {
  /** The store remembers what was told of these, for all servers and restarts. */
  checks: readonly Check[];
  /** Of the store itself: this process remembers what was told of them, as the store may be away. */
  storeChecks: readonly Check[];
  states: AlertStates;
  /** The second channel; without one, log and metrics are all there is. */
  send: SendAlert | undefined;
  /** Asked once an hour while the watch can look and the store is there. */
  heartbeatUrl?: string | undefined;
  log: FastifyBaseLogger;
  metrics: Channels['metrics'] & { condition: (condition: Condition) => void };
  clock?: Clock;
  /** How often to look, in milliseconds: a person hears of a condition within a minute. */
  interval?: number;
};

/**
 * Sees to it that somebody is told: looks at conditions at regular intervals (`checks.ts`), claims what has changed
 * (`state.ts`) and tells it (`notification.ts`). Somebody who cannot be told is tried again.
 */
export function startWatch(options: Options): { stop: () => Promise<void> } {
  const { checks, storeChecks, states: stored, send, heartbeatUrl, log, metrics } = options;
  const { clock = Date.now, interval = 15 * SECOND } = options;
  const stopped = new AbortController();
  const channels: Channels = { log, send, metrics, stopped: stopped.signal };
  const inMemory = memoryAlertStates(clock);
  const heartbeat = new Heartbeat({ url: heartbeatUrl, log, clock });
  const sight = outageLog(log, {
    away: 'the watch cannot look, or note what it told; trying again',
    back: 'the watch can look again',
  });

  async function look(): Promise<void> {
    const [ofStore, others] = await Promise.all([
      checkAndTell(storeChecks, inMemory),
      checkAndTell(checks, stored),
    ]);
    if (ofStore === undefined || others === undefined) return;
    sight.worked();
    const isStoreAway = ofStore.some(({ count }) => count > 0);
    if (!isStoreAway) await heartbeat.beat(stopped.signal);
  }

  /** How everything stands, told where it is news; undefined where it could not look. Never rejects. */
  async function checkAndTell(
    those: readonly Check[],
    states: AlertStates,
  ): Promise<Condition[] | undefined> {
    // Each by itself: one that fails holds up no other.
    const looks = await Promise.allSettled(those.map((check) => check()));
    const conditions = looks.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    for (const condition of conditions) metrics.condition(condition);
    try {
      const known = conditions.length === 0 ? new Map<string, AlertState>() : await states.read();
      await Promise.all(
        conditions.map((condition) =>
          notifyOfChange(condition, known.get(keyOf(condition)), states, channels, clock),
        ),
      );
      const failed = looks.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason as Error;
      return conditions;
    } catch (error) {
      sight.failed(error);
      return undefined;
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

/** Tells of a condition where it is news, and this process has to. What nobody was told is tried again. */
async function notifyOfChange(
  condition: Condition,
  state: AlertState | undefined,
  states: AlertStates,
  channels: Channels,
  clock: Clock,
): Promise<void> {
  const change = await claimChange(condition, state, states, clock());
  if (change === undefined) return;
  const { event, since } = change;
  const isNotified = event === undefined || (await notify(alertOf(condition, event, since), channels));
  if (isNotified) await recordNotified(change, states);
}
