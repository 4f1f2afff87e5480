import { destinationEntry } from '#server/destinations.ts';
import { pauses } from '#server/pauses.ts';
import type { Delivery } from '#server/store/message.ts';
import type { DeliveryOutcome } from '#server/store/outbox.ts';
import { isLasting, usesUpMessage, type Fault } from './fault.ts';
import { pauseAfter } from './policy.ts';

/** What the state machine knows of a delivery. */
export type DeliveryHistory = Pick<Delivery, 'destination' | 'attempts' | 'refusals' | 'triedSince'>;

/** How an attempt ended. */
export type AttemptResult = { state: 'delivered' } | { state: 'erred'; fault: Fault; reason: string };

/** Whether a delivery is too old to be tried: nobody who sees to it waits for it any more. */
export function isExpired({ destination, triedSince }: DeliveryHistory, now: number): boolean {
  const { giveUpAfter, isWatched } = destinationEntry(destination);
  return !isWatched && now - triedSince.getTime() >= giveUpAfter;
}

/**
 * What becomes of a delivery after an attempt: the state machine queued → delivered or failed.
 *
 * The trouble of a server, or our own, leaves it queued until its time is up, with growing pauses. Only what uses up a
 * message (a refusal of it or its recipient, a lost answer) counts, and gives it up after so many times.
 * @param now milliseconds since the epoch
 * @param random between 0 and 1, spreads the pauses
 */
export function next(
  delivery: DeliveryHistory,
  result: AttemptResult,
  now: number,
  random: number = Math.random(),
): DeliveryOutcome {
  if (result.state === 'delivered') return { state: 'delivered' };
  const { fault, reason } = result;
  const usesUp = usesUpMessage(fault);
  const owner = isLasting(fault) ? fault.owner : undefined;
  const failure = { reason, usesUpMessage: usesUp, fault: owner };
  if (shouldGiveUp(delivery, usesUp, now)) return { state: 'failed', ...failure };
  const due = new Date(now + pauseOf(fault, delivery.attempts, random));
  return { state: 'queued', due, ...failure };
}

function shouldGiveUp(
  { destination, refusals, triedSince }: DeliveryHistory,
  usesUp: boolean,
  now: number,
): boolean {
  const { giveUpAfter, mostRefusals } = destinationEntry(destination);
  if (usesUp && refusals + 1 >= mostRefusals) return true;
  return now - triedSince.getTime() >= giveUpAfter;
}

function pauseOf(fault: Fault, attempts: number, random: number): number {
  if (fault.owner === 'unanswered') return pauses.unanswered;
  return usesUpMessage(fault) ? pauses.refused : pauseAfter(attempts, random);
}
