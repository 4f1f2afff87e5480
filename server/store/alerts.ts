import { HOUR, SECOND } from '#server/time.ts';

/** What was booked: since when there is trouble, and which attempt to tell of it this is. */
export type Booking = { since: Date; attempts: number };

/**
 * Remembers what a person was told, so that neither a restart nor another server tells it again. A trouble is
 * known by name; how it stands is a number, 0 when it is over.
 */
export type AlertBook = {
  /**
   * Books the telling of a trouble for the caller, where there is something to tell and nobody else has booked
   * it: it is new; or it is over; or it has grown, and was told of for the last time an hour ago or earlier.
   */
  book: (trouble: string, count: number) => Promise<Booking | undefined>;
  /** Records that a person was told that it stands so. */
  settle: (trouble: string, count: number) => Promise<void>;
  /** Records that nobody was told, and when to try again. */
  postpone: (trouble: string, due: Date) => Promise<void>;
};

/** How long a booking lasts; what is not told by then is told by another server. Longer than a request may take. */
export const bookingTime = 30 * SECOND;

/** A trouble that grows is told of again after this long. */
export const tellAgainAfter = HOUR;

/** Nothing is postponed for as long as this: what is due later was booked before the clock was set back. */
export const longestBooking = HOUR;
