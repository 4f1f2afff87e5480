import type { FastifyBaseLogger } from 'fastify';

export type Outage = ReturnType<typeof outageLog>;

/**
 * Says in the log that something is away once, and once that it is back, however often it is tried meanwhile.
 * @param words what is said then
 * @param facts what stands with it, as the destination
 */
export function outageLog(
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  words: { away: string; back: string },
  facts: object = {},
) {
  let failures = 0;
  return {
    /** @returns how often it has failed in a row, from 1 */
    failed(error: unknown): number {
      failures += 1;
      if (failures === 1) log.error({ ...facts, err: error }, words.away);
      return failures;
    },
    worked(): void {
      if (failures > 0) log.info({ ...facts, failures }, words.back);
      failures = 0;
    },
  };
}
