import type { FastifyBaseLogger } from 'fastify';
import { HOUR, SECOND, type Clock } from '#server/time.ts';
import { watcherAddress, type WatcherAddress } from './watcherAddress.ts';

/** How long a watcher outside has to answer, in milliseconds. */
const answerLimit = 10 * SECOND;

type Options = { url: string | undefined; log: Pick<FastifyBaseLogger, 'warn'>; clock: Clock };

/** Asks for an address of a watcher outside once an hour, so that somebody hears when this service falls silent. */
export class Heartbeat {
  readonly #options: Options;
  readonly #address: WatcherAddress | undefined;
  #lastAnswer = -Infinity;

  constructor(options: Options) {
    this.#options = options;
    if (options.url !== undefined) this.#address = watcherAddress(options.url);
  }

  /**
   * Asks if an hour has passed since the last answer. Never rejects.
   * @param stopped ends it
   */
  async beat(stopped: AbortSignal): Promise<void> {
    const { log, clock } = this.#options;
    // An answer that lies ahead is from before the clock was set back: its age is how far it is away.
    if (this.#address === undefined || Math.abs(clock() - this.#lastAnswer) < HOUR) return;
    const { url, headers } = this.#address;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(answerLimit)]);
    try {
      const { ok, status, body } = await fetch(url, { headers, signal });
      await body?.cancel();
      if (!ok) throw new Error(`it answered ${status}`);
      this.#lastAnswer = clock();
    } catch (error) {
      log.warn({ err: error }, 'HEARTBEAT_URL was not reached; trying again');
    }
  }
}
