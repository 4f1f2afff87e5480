import type { Hits } from '#server/store/hits.ts';

/** How many requests are fine, and in how many milliseconds. */
export type Limit = { max: number; window: number };

/**
 * Milliseconds until a request is fine; 0 when this one is. One that is not fine is taken back, so it is
 * counted in `current` here and in nothing after.
 *
 * The window slides: the past one counts with the share of it that still lies within reach. Two
 * numbers stand for a list of times, at the price of taking requests as evenly spread.
 */
export function pauseBefore({ current, previous, elapsed }: Hits, { max, window }: Limit): number {
  // In whole numbers: a rounding error would send someone away who has waited for as long as was said.
  if (current * window + previous * (window - elapsed) <= max * window) return 0;
  // Later in this window, as the past one fades …
  const room = max - current;
  if (room >= 0 && previous > 0)
    return Math.max(1, Math.ceil((window * (previous - room)) / previous) - elapsed);
  // … or in the next, as this one does.
  const kept = current - 1;
  const fading = kept > max - 1 ? Math.ceil((window * (kept - (max - 1))) / kept) : 0;
  return window - elapsed + fading;
}
