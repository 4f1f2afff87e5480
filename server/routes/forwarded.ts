import type { FastifyInstance } from 'fastify';

/** Says once when a proxy is in front that nobody has told us to trust. */
export function registerForwarded(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', ({ raw: { headers }, log }, _reply, done) => {
    if (!warned && (headers['x-forwarded-for'] ?? headers['forwarded']) !== undefined) {
      warned = true;
      log.warn('TRUSTED_PROXIES is not set, but a proxy is in front: all visitors share the limits of one');
    }
    done();
  });
}
