import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';

/** A delivery that takes longer is cut off … */
export const sendTimeLimit = 30 * SECOND;

/** … so a message still leased after this long belongs to a worker that died. */
export const leaseTime = 45 * SECOND;

/** After this long without success a message waits for a person. */
const giveUpAfter = 5 * DAY;

export const firstPause = 5 * SECOND;
export const longestPause = HOUR;

/** A due time may exceed what a pause explains by this much before it is taken for a clock set back. */
export const clockTolerance = MINUTE;

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
export function isExhausted(triedSince: Date, now: number): boolean {
  return now - triedSince.getTime() >= giveUpAfter;
}
