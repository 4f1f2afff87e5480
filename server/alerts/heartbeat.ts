import type { FastifyBaseLogger } from 'fastify';
import { HOUR, SECOND, type Clock } from '#server/time.ts';

/** How long a watcher outside has to answer, in milliseconds. */
const answerLimit = 10 * SECOND;

type Options = { url: string | undefined; log: Pick<FastifyBaseLogger, 'warn'>; clock: Clock };

/** Asks for an address of a watcher outside once an hour, so that somebody hears when this service falls silent. */
export class Heartbeat {
  readonly #options: Options;
  #lastAnswer = -Infinity;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Asks if an hour has passed since the last answer. Never rejects.
   * @param stopped ends it
   */
  async beat(stopped: AbortSignal): Promise<void> {
    const { url, log, clock } = this.#options;
    if (url === undefined || clock() - this.#lastAnswer < HOUR) return;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(answerLimit)]);
    try {
      const { ok, status, body } = await fetch(url, { signal });
      await body?.cancel();
      if (!ok) throw new Error(`it answered ${status}`);
      this.#lastAnswer = clock();
    } catch (error) {
      log.warn({ err: error }, 'HEARTBEAT_URL was not reached; trying again');
    }
  }
}
