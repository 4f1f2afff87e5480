import { longestPause } from '#server/pauses.ts';
import { MINUTE, SECOND } from '#server/time.ts';

/**
 * How long an attempt may take in all, shorter than its lease. The longest wait that RFC 5321 (4.5.3.2.6) asks of a
 * client is 10 minutes, for the answer to the final dot: who gives up earlier sends copies of what is still being filed.
 */
export const attemptLimit = 12 * MINUTE;

/** How long a stopping server waits for what it is just sending. What is cut then is sent again after its lease. */
export const stopTimeLimit = 10 * SECOND;

/**
 * Pause before the next attempt, in milliseconds: doubles each time up to an hour, and is spread over its upper half so
 * that messages that failed together do not return together.
 * @param attempts attempts begun so far, from 1
 * @param random between 0 and 1
 */
export function pauseAfter(attempts: number, random: number = Math.random()): number {
  const full = longestPause(attempts);
  return Math.round(full / 2 + (full / 2) * random);
}

/** The longest pause while the store is away, in milliseconds; a message that is accepted ends it. */
const longestStorePause = MINUTE;

/**
 * Pause while the store is away, in milliseconds: doubles each time up to a minute.
 * @param failures how often it has failed in a row, from 1
 * @param interval how often it is asked otherwise, in milliseconds
 */
export function storePause(failures: number, interval: number): number {
  return Math.min(longestStorePause, interval * 2 ** failures);
}
