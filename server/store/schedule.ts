import { HOUR, MINUTE, SECOND } from '#server/time.ts';

/**
 * How long a taken message is its worker's, unless extended; one that is still leased afterwards belongs to a
 * worker that died.
 */
export const leaseTime = 45 * SECOND;

/** How often a worker extends the leases of what it is delivering: two may fail before one ends. */
export const heartbeat = leaseTime / 3;

/** Pauses between deliveries double from the first to the longest. */
export const firstPause = 5 * SECOND;
export const longestPause = HOUR;

/** Pause after a delivery that may have succeeded: a person may notice the copy, or repair what delays answers. */
export const uncertainPause = 3 * HOUR;

/** A due time may exceed what a pause explains by this much before it is taken for a clock set back. */
export const clockTolerance = MINUTE;
