import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#server/metrics.ts';

/** Equal length for the comparison, which must take as long for a near miss as for a wild guess. */
const digest = (value: string) => hash('sha256', value, 'buffer');

/** `/metrics` for callers who show the token; for others there is nothing. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      reply.callNotFound();
      return reply;
    }
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.render();
  });
}
