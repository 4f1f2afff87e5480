import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Counted = { current: number; began: number };

/** What the plugin is told: how many there were, and in how many milliseconds they are forgotten. */
type Answer = (error: null, result: { current: number; ttl: number }) => void;

/** How many addresses are remembered by each counter; whoever was quiet for longest is forgotten first. */
const remembered = 20_000;

/**
 * The counter of a limit, on the monotonic clock. The plugin's own asks `Date.now`: when a machine's clock was set back
 * by hours, whoever was at a limit stayed out for as much longer.
 */
export class CounterStore implements FastifyRateLimitStore {
  /** In the order in which they were last heard of. */
  readonly #all = new Map<string, Counted>();

  /** Counts one. */
  incr(key: string, answer: Answer, timeWindow: number): void {
    const now = performance.now();
    const { current, began } = this.#known(key, timeWindow, now) ?? { current: 0, began: now };
    const counted = { current: current + 1, began };
    this.#all.delete(key);
    this.#all.set(key, counted);
    const [quietest] = this.#all.keys();
    if (this.#all.size > remembered && quietest !== undefined) this.#all.delete(quietest);
    answer(null, { current: counted.current, ttl: began + timeWindow - now });
  }

  /** Says the same without counting. */
  read(key: string, answer: Answer, timeWindow: number): void {
    const now = performance.now();
    const known = this.#known(key, timeWindow, now);
    if (known === undefined) answer(null, { current: 0, ttl: 0 });
    else answer(null, { current: known.current, ttl: known.began + timeWindow - now });
  }

  /** The plugin asks for one for each limit. */
  child(): CounterStore {
    return new CounterStore();
  }

  /** What is counted of a window that has not ended. */
  #known(key: string, timeWindow: number, now: number): Counted | undefined {
    const counted = this.#all.get(key);
    return counted !== undefined && now < counted.began + timeWindow ? counted : undefined;
  }
}
