import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { serializers } from './log.ts';
import type { AppOptions } from './options.ts';
import { registerChallenge } from './routes/challenge.ts';
import { registerContact } from './routes/contact/contact.ts';
import { registerDocs } from './routes/docs/register.ts';
import { handleError } from './routes/errors.ts';
import { headersOf, registerHeaders } from './routes/headers.ts';
import { registerHealth } from './routes/health.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerSite } from './routes/site.ts';
import { SECOND } from './time.ts';

/** The whole service without a process around it: nothing listens until asked to. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, siteDir, outbox, logger } = options;
  const headers = headersOf(siteDir);
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger.child({}, { serializers }) }),
    genReqId: () => randomUUID(),
    // Only a proxy that we know may say where a request came from.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: 30 * SECOND,
    // An address that cannot be read meets no hook.
    frameworkErrors: (error: FastifyError, request, reply) =>
      handleError(error, request, reply.headers(headers)),
  });
  app.setErrorHandler(handleError);

  registerHeaders(app, headers);
  if (config.corsOrigins.length > 0)
    await app.register(cors, { origin: config.corsOrigins, methods: ['GET', 'POST'], maxAge: 600 });
  if (!config.production) await registerDocs(app);
  registerHealth(app, outbox);
  if (config.metricsToken !== undefined) registerMetrics(app, options.metrics, config.metricsToken);
  registerChallenge(app, options);
  await registerContact(app, options);
  await registerSite(app, { siteDir, maintenance: config.maintenance, formTokens: options.formTokens });
  return app;
}
