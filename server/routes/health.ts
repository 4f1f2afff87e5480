import type { FastifyInstance } from 'fastify';
import type { Outbox } from '#server/store/outbox.ts';

/** For supervisors and load balancers: whether the process runs, and whether it can do its work. */
export function registerHealth(app: FastifyInstance, outbox: Outbox): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await outbox.check();
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the outbox cannot write');
      return reply.code(503).send({ status: 'unavailable', message: 'the outbox cannot write' });
    }
  });
}
