import type { DestinationName } from './message.ts';

/**
 * Where a message goes that is held. Its sender gets no receipt, not even later: in a flood the address may be
 * anybody's, and a receipt that comes days after the message confuses.
 */
export function destinationsOfHeld(destinations: readonly DestinationName[]): DestinationName[] {
  return destinations.filter((name) => name !== 'receipt');
}

/**
 * When a message was received that counts for a ceiling now, in milliseconds; `from` no longer counts. What
 * lies ahead counts as well, since the clocks of servers differ, but no further than a window: after a clock
 * that was wrong is set back, nobody may be held for longer than that.
 */
export function reachOf(window: number, now: number): { from: number; to: number } {
  return { from: now - window, to: now + window };
}
