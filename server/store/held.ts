import type { Ceiling, DestinationName } from './message.ts';

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

/** What passed within the reach of a ceiling: how many, and when the first of them was received. */
export type Passed = { passed: number; first: number | null };

/**
 * Remembers which ceilings are reached, so that nothing is counted in a flood: one stays so for as long as the
 * first of what passed counts. What is erased meanwhile counts until then.
 */
export function reachedCeilings() {
  const firsts = new WeakMap<Ceiling, number>();

  return {
    isKnown: (ceilings: readonly Ceiling[], now: number): boolean =>
      ceilings.some((ceiling) => {
        const { from, to } = reachOf(ceiling.window, now);
        const first = firsts.get(ceiling) ?? -Infinity;
        return first > from && first <= to;
      }),
    isReached(ceiling: Ceiling, { passed, first }: Passed): boolean {
      if (passed < ceiling.max) return false;
      if (first !== null) firsts.set(ceiling, first);
      return true;
    },
  };
}
