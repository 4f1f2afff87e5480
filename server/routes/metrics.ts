import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#server/metrics.ts';

/** Equal length for the comparison, which must take as long for a near miss as for a wild guess. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** `/metrics` for callers who show the token; for others there is nothing. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.render());
  });
}
