/** Durations in milliseconds, so that numbers carry their unit. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds since the epoch; handed in so that tests can move time. */
export type Clock = () => number;
