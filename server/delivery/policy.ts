import type { DestinationName } from '#server/store/message.ts';
import { firstPause, longestPause } from '#server/store/schedule.ts';
import { DAY, SECOND } from '#server/time.ts';

/**
 * How long a stopping server waits for answers to messages that it has sent in full. Everything else it cuts
 * at once; what is cut here may arrive twice.
 */
export const stopTimeLimit = 30 * SECOND;

type Policy = {
  /** How long a destination is tried without success … */
  giveUpAfter: number;
  /** … and whether it is then for a person to see to it. */
  needsPerson: boolean;
  /** A delivery of which nobody knows whether it succeeded is repeated this often; each time may make a copy. */
  mostUncertain: number;
};

export const policies: Record<DestinationName, Policy> = {
  team: { giveUpAfter: 5 * DAY, needsPerson: true, mostUncertain: 2 },
  // A receipt that comes later than that confuses; and an address that does not exist is its owner's affair.
  // Strangers' addresses are typed into the form as well: they get no copies.
  receipt: { giveUpAfter: DAY, needsPerson: false, mostUncertain: 0 },
  webhook: { giveUpAfter: 5 * DAY, needsPerson: true, mostUncertain: 2 },
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
