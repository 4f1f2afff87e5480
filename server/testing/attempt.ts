import type { Attempt } from '#server/delivery/destinations/destination.ts';

/** A first delivery that nobody stops, but for what is given. */
export function attempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    reached: [],
    yield: new AbortController().signal,
    cut: new AbortController().signal,
    ...changes,
  };
}
