import type { FastifyInstance } from 'fastify';
import type { Outbox } from '#server/store/outbox.ts';
import { SECOND } from '#server/time.ts';

/** How long a verdict holds: strangers may ask for it as well, and finding it means writing. */
const verdictKept = 5 * SECOND;

/** For supervisors and load balancers: whether the process runs, and whether it can do its work. */
export function registerHealth(app: FastifyInstance, outbox: Outbox): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  const canWrite = rarely(async () => {
    try {
      await outbox.check();
      return true;
    } catch (error) {
      app.log.error({ err: error }, 'the outbox cannot write');
      return false;
    }
  }, verdictKept);
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await canWrite()) return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable', message: 'the outbox cannot write' });
  });
}

/** Asks at most once in a while, and gives everyone who asks meanwhile the same answer, or the wait for it. */
function rarely<Answer>(ask: () => Promise<Answer>, pause: number): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; at: number } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= pause) last = { answer: ask(), at: now };
    return last.answer;
  };
}
