import type { AlertState, AlertStates, Notified } from '#server/store/alertState.ts';
import { DAY } from '#server/time.ts';
import { keyOf, type Condition } from './conditions.ts';

/** Why a person is told of a condition. */
export type AlertEvent = 'begun' | 'grown' | 'standing' | 'over';

/** So many times as many messages as a person was told of are news. */
const muchMore = 10;

/**
 * Whether a person is to be told of a condition, and why: when it begins, when it grows (a further kind of error, or ten
 * times as many messages), once a day while it stands, and when it is over.
 * @param state what is known of it; undefined where nothing is
 * @param now milliseconds since the epoch
 */
export function alertEvent(
  condition: Condition,
  state: AlertState | undefined,
  now: number,
): AlertEvent | undefined {
  const notified = state?.notified;
  if (condition.count === 0) return notified === undefined ? undefined : 'over';
  if (notified === undefined) return 'begun';
  if (hasGrown(condition, notified)) return 'grown';
  // Notified in the future: the clock was set back.
  return Math.abs(now - notified.at.getTime()) >= DAY ? 'standing' : undefined;
}

function hasGrown({ count, kinds = [] }: Condition, notified: Notified): boolean {
  return count >= muchMore * notified.count || kinds.some((kind) => !notified.kinds.includes(kind));
}

/** What a person has been told once they are told of a condition as it stands. */
export function notifiedAfter(
  { count, kinds = [] }: Condition,
  before: Notified | undefined,
): Omit<Notified, 'at'> | undefined {
  if (count === 0) return undefined;
  return { count, kinds: [...new Set([...(before?.kinds ?? []), ...kinds])] };
}

/** A change of a condition that this process has to see to. */
export type ClaimedChange = {
  condition: Condition;
  /** Why a person is to be told; undefined where it is over before anybody was. */
  event: AlertEvent | undefined;
  /** When the condition began. */
  since: Date;
  /** What a person was told of it before. */
  notified: Notified | undefined;
};

/**
 * Claims what has changed of a condition, so that no other server tells the same.
 * @param state what is known of it; undefined where nothing is
 * @param now milliseconds since the epoch
 * @returns undefined where nothing is to be told, or another server does it
 */
export async function claimChange(
  condition: Condition,
  state: AlertState | undefined,
  states: AlertStates,
  now: number,
): Promise<ClaimedChange | undefined> {
  const event = alertEvent(condition, state, now);
  const isOver = event === undefined && condition.count === 0 && state !== undefined;
  if (event === undefined && !isOver) return undefined;
  const since = await states.claim(keyOf(condition), state);
  if (since === undefined) return undefined;
  return { condition, event, since, notified: state?.notified };
}

/** Records that a person was told of a change, or that nobody needs to be. */
export async function recordNotified(
  { condition, notified }: ClaimedChange,
  states: AlertStates,
): Promise<void> {
  await states.record(keyOf(condition), notifiedAfter(condition, notified));
}
