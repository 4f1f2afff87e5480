import type { FastifyBaseLogger } from 'fastify';
import type { HitCounter } from '#server/store/hits.ts';
import { MINUTE } from '#server/time.ts';

type Options = {
  hits: HitCounter;
  log: FastifyBaseLogger;
  /** How often, in milliseconds. */
  interval?: number;
};

/**
 * Has the rate limits forget addresses, which they know as keyed hashes, once these count for nothing any
 * more: by the time, also where nobody sends anything. Each server does it; with a shared store, one finds
 * what the others have left.
 */
export function startForgetting({ hits, log, interval = MINUTE }: Options): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;

  function begin(): void {
    running ??= hits
      .forget()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'the rate limits cannot forget; trying again'),
      )
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(begin, interval);
  begin();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
