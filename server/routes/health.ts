import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Outage } from '#server/outage.ts';
import type { Database } from '#server/store/database.ts';
import { SECOND } from '#server/time.ts';
import { checkWritable } from '#server/store/writable.ts';

/** How long a verdict holds: strangers may ask for it as well, and finding it means writing. */
const verdictKept = 5 * SECOND;

/** The store waits longer for a lock than a load balancer does for us. */
const tooLate = () =>
  pause(2 * SECOND, undefined, { ref: false }).then(() => {
    throw new Error('the store does not answer within 2 s');
  });

/**
 * For supervisors and load balancers: whether the process runs, and whether it can do its work.
 * @param outage says once in the log why it cannot
 */
export function registerHealth(app: FastifyInstance, database: Database, outage?: Outage): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  let verdict: Promise<boolean> | undefined;
  let foundAt = 0;
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (verdict === undefined || performance.now() - foundAt >= verdictKept) {
      foundAt = performance.now();
      verdict = Promise.race([checkWritable(database), tooLate()]).then(
        () => {
          outage?.worked();
          return true;
        },
        (error: unknown) => {
          outage?.failed(error);
          return false;
        },
      );
    }
    if (await verdict) return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable', message: 'the store cannot write' });
  });
}
