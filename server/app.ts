import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { serializers } from './log.ts';
import type { AppOptions } from './options.ts';
import { registerChallenge } from './routes/challenge.ts';
import { registerContact } from './routes/contact/contact.ts';
import { registerDocs } from './routes/docs/register.ts';
import { handleError } from './routes/errors.ts';
import { headersOf } from './routes/headers.ts';
import { registerHealth } from './routes/health.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerSite } from './routes/site.ts';
import { SECOND } from './time.ts';

/** The whole service, apart from the process: it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, siteDir, outbox, logger } = options;
  const headers = headersOf(siteDir);
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger.child({}, { serializers }) }),
    genReqId: () => randomUUID(),
    // Only a known proxy is believed about where a request came from.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: 30 * SECOND,
    // No hook runs for an address that cannot be parsed.
    frameworkErrors: (error: FastifyError, request, reply) =>
      handleError(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(handleError);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST'],
      exposedHeaders: ['retry-after'],
      maxAge: 600,
    });
  if (!config.production) await registerDocs(app);
  registerHealth(app, outbox);
  if (config.metricsToken !== undefined) registerMetrics(app, options.metrics, config.metricsToken);
  registerChallenge(app, options);
  await registerContact(app, options);
  await registerSite(app, { siteDir, maintenance: config.maintenance, formTokens: options.formTokens });
  return app;
}
