import { HOUR, MINUTE, SECOND } from './time.ts';

/**
 * How long a delivery waits after an attempt, in milliseconds. Delivery chooses by these; the store knows by them what
 * waits for a time that a wrong clock showed.
 */
export const pauses = {
  /** The pauses for trouble that passes double from the first to the longest. */
  first: 5 * SECOND,
  longest: HOUR,
  /** After a refusal of the message or its recipient: long enough for a person to mend a setting. */
  refused: 30 * MINUTE,
  /** After an answer that was lost: the receiver may have got it, and each attempt may make a copy. */
  unanswered: 3 * HOUR,
};

/**
 * The longest pause for trouble that passes.
 * @param attempts attempts begun so far
 */
export function longestPause(attempts: number): number {
  return Math.min(pauses.longest, pauses.first * 2 ** (attempts - 1));
}
