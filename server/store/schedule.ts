import { HOUR, MINUTE, SECOND } from '#server/time.ts';

/** How long a taken message is its worker's; one that is still leased afterwards belongs to a worker that died. */
export const leaseTime = 45 * SECOND;

/** Pauses between deliveries double from the first to the longest. */
export const firstPause = 5 * SECOND;
export const longestPause = HOUR;

/** A due time may exceed what a pause explains by this much before it is taken for a clock set back. */
export const clockTolerance = MINUTE;
