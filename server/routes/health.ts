import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { outageLog, type Outage } from '#server/outage.ts';
import type { Database } from '#server/store/database.ts';
import { SECOND } from '#server/time.ts';
import { checkWritable } from '#server/store/writable.ts';

/** How long a verdict holds: strangers may ask for it as well, and finding it means writing. */
const verdictKept = 5 * SECOND;

/** The store waits longer for a lock than a load balancer does for us. */
const patience = 2 * SECOND;

/**
 * For supervisors and load balancers: whether the process runs, and whether it can do its work.
 * @param outage says once in the log why it cannot
 */
export function registerHealth(app: FastifyInstance, database: Database, outage?: Outage): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  // A store that is slow can write: whoever waits for it longer finds so, and the two are told apart in the log.
  const slowness = outageLog(app.log, {
    away: `the store does not answer within ${patience / SECOND} s`,
    back: 'the store answers in time again',
  });

  async function canWrite(): Promise<boolean> {
    try {
      await checkWritable(database);
      outage?.worked();
      return true;
    } catch (error) {
      outage?.failed(error);
      return false;
    }
  }

  async function isReady(): Promise<boolean> {
    const found = await Promise.race([canWrite(), pause(patience, 'late' as const, { ref: false })]);
    if (found !== 'late') {
      slowness.worked();
      return found;
    }
    slowness.failed(undefined);
    return false;
  }

  let verdict: Promise<boolean> | undefined;
  let foundAt = 0;
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (verdict === undefined || performance.now() - foundAt >= verdictKept) {
      foundAt = performance.now();
      verdict = isReady();
    }
    if (await verdict) return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable', message: 'the store cannot write' });
  });
}
