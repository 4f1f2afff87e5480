import type { FastifyInstance, FastifyRequest } from 'fastify';

/** So many in `timeWindow` milliseconds of each whom `keyGenerator` tells apart. */
export type Limit = { max: number; timeWindow: number; keyGenerator: (request: FastifyRequest) => string };

/** The plugin's `createRateLimit`, which an app has once it is registered. */
export type OpenCounter = (limit: Limit) => ReturnType<FastifyInstance['createRateLimit']>;

/** What is left of limits, held for a request until it is known whether it is used; has to be settled. */
export type Reservation = {
  /** The seconds to wait where nothing is left; undefined where something is held. */
  wait: number | undefined;
  /** Counts what is held as used, or gives it back: what failed can be sent again. */
  settle: (isUsed: boolean) => Promise<void>;
};

export type Reserve = (request: FastifyRequest) => Promise<Reservation>;

/** Nothing is held, and nothing counted. */
export function nothingHeld(wait?: number): Reservation {
  return { wait, settle: () => Promise.resolve() };
}

/** Limits that count only what is used in the end, though no more than that is under way at once. */
export function openReservations(openCounter: OpenCounter, limits: readonly Limit[]): Reserve {
  const counters = limits.map((limit) => reservable(openCounter(limit), limit));
  return async (request) => {
    const places = counters.map((counter) => counter.hold(request));
    const release = () => places.forEach((place) => place.free());
    for (const place of places) {
      const wait = await place.wait();
      if (wait === undefined) continue;
      release();
      return nothingHeld(wait);
    }
    return {
      wait: undefined,
      async settle(isUsed) {
        for (const place of isUsed ? places : []) await place.count();
        release();
      },
    };
  };
}

/** One limit: what was used of it in the plugin's counter, and what is held beside that. */
function reservable(used: ReturnType<OpenCounter>, { keyGenerator }: Limit) {
  const held = new Map<string, number>();
  return {
    hold(request: FastifyRequest) {
      const key = keyGenerator(request);
      // Those before it go first: of two at once one gets the last that is left, not neither.
      const position = (held.get(key) ?? 0) + 1;
      held.set(key, position);
      return {
        async wait(): Promise<number | undefined> {
          const found = await used(request, { increment: false });
          if (found.isAllowed || found.remaining >= position) return undefined;
          return Math.max(1, found.ttlInSeconds);
        },
        count: () => used(request),
        free() {
          const rest = (held.get(key) ?? 0) - 1;
          if (rest > 0) held.set(key, rest);
          else held.delete(key);
        },
      };
    },
  };
}
