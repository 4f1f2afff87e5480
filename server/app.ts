import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { connectionLimits, connectionOptions, endTheUndecided } from './connections.ts';
import { serializers } from './log.ts';
import type { AppOptions } from './options.ts';
import { registerChallenge } from './routes/challenge.ts';
import { registerContact } from './routes/contact/contact.ts';
import { handleError } from './routes/errors.ts';
import { headersOf } from './routes/headers.ts';
import { registerForwarded } from './routes/forwarded.ts';
import { registerHealth } from './routes/health.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerSite } from './routes/site.ts';

/** The whole service, apart from the process: it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, siteDir, outbox, logger, connections = connectionLimits } = options;
  const headers = headersOf(siteDir);
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger.child({}, { serializers }) }),
    genReqId: () => randomUUID(),
    // Only a known proxy is believed about where a request came from.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    ...connectionOptions(connections),
    // No hook runs for an address that cannot be parsed.
    frameworkErrors: (error: FastifyError, request, reply) =>
      handleError(error, request, reply.headers(headers)),
  });
  endTheUndecided(app.server, connections);
  app.setErrorHandler(handleError);
  // Closing ends idle connections at once; Node waits for the others for as long as they like. The timer ends
  // nothing that is not there, and keeps no process alive.
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), connections.stall).unref();
    done();
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  registerForwarded(app, config.trustedProxies.length > 0);
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST'],
      exposedHeaders: ['retry-after'],
      maxAge: 600,
    });
  registerHealth(app, outbox);
  if (config.metricsToken !== undefined) registerMetrics(app, options.metrics, config.metricsToken);
  registerChallenge(app, options);
  await registerContact(app, options);
  await registerSite(app, { siteDir, maintenance: config.maintenance, formTokens: options.formTokens });
  return app;
}
