import type { DestinationName } from '#server/store/message.ts';
import { firstPause, longestPause } from '#server/store/schedule.ts';
import { DAY, SECOND } from '#server/time.ts';

/**
 * How long a stopping server waits for answers to messages that it has sent in full. Everything else it cuts
 * at once; what is cut here may arrive twice.
 */
export const stopTimeLimit = 30 * SECOND;

/** A delivery of which nobody knows whether it succeeded is repeated this often; each time may make a copy. */
export const mostUncertain = 2;

/** How long a destination is tried without success, and whether it is then for a person to see to it. */
export const policies: Record<DestinationName, { giveUpAfter: number; needsPerson: boolean }> = {
  team: { giveUpAfter: 5 * DAY, needsPerson: true },
  // A receipt that comes later than that confuses; and an address that does not exist is its owner's affair.
  receipt: { giveUpAfter: DAY, needsPerson: false },
  webhook: { giveUpAfter: 5 * DAY, needsPerson: true },
};

/**
 * Pause before the next delivery, in milliseconds: doubles with each attempt up to an hour, and is
 * spread over its upper half so that messages that failed together do not return together.
 * @param attempts deliveries begun so far, from 1
 * @param random between 0 and 1
 */
export function pauseAfter(attempts: number, random: number = Math.random()): number {
  const full = Math.min(longestPause, firstPause * 2 ** (attempts - 1));
  return Math.round(full / 2 + (full / 2) * random);
}

/** Whether a message has been tried for long enough. */
export function isExhausted(destination: DestinationName, triedSince: Date, now: number): boolean {
  return now - triedSince.getTime() >= policies[destination].giveUpAfter;
}
