import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cors from '@fastify/cors';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { closedPolicy, deployFolder, policiesFile, securityHeaders, type Policies } from '#common/headers.ts';
import { serializers } from './log.ts';
import type { AppOptions } from './options.ts';
import { openLimits } from './protection/limits.ts';
import { registerChallenge } from './routes/challenge.ts';
import { registerContact } from './routes/contact/contact.ts';
import { handleError, sendError } from './routes/errors.ts';
import { registerForwarded } from './routes/forwarded.ts';
import { registerHealth } from './routes/health.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerSite } from './routes/site.ts';
import { expectationAnswer, noteAnswer, unreadableAnswer } from './routes/unreadable.ts';
import { stallLimit } from './stop.ts';
import { SECOND } from './time.ts';

/**
 * How long and how much of a connection one caller may have: nobody holds one for longer than 30 s with one
 * request, also while an answer waits to be read (`connectionTimeout`).
 */
export const connectionLimits = {
  // Node takes these when the server is made; without them it allows 60 s and looks every 30 s.
  http: {
    headersTimeout: 15 * SECOND,
    requestTimeout: 29 * SECOND,
    connectionsCheckingInterval: SECOND,
    // Node's own 400 for it lacks our headers: a hook refuses it.
    requireHostHeader: false,
  },
  requestTimeout: 29 * SECOND,
  connectionTimeout: 30 * SECOND,
  // nginx keeps its connections to us for 60 s. Were ours the shorter time, a message might set out on a
  // connection that we are just closing, and nginx rightly does not send it a second time.
  keepAliveTimeout: 72 * SECOND,
  // Node begins all requests of a packet at once and keeps their answers: 200 KB of them took 1.5 GB. The last one is
  // answered with `Connection: close`, which nginx and browsers heed.
  maxRequestsPerSocket: 100,
};

/** The content security policies that the build wrote; a closed one without a build. */
function policiesOf(siteDir: string): Policies {
  const file = join(siteDir, deployFolder, policiesFile);
  if (!existsSync(file)) return { any: closedPolicy, views: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as Policies;
}

/** The whole service, apart from the process: it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, siteDir, database, logger } = options;
  const policies = policiesOf(siteDir);
  const headers = securityHeaders(policies.any);
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger.child({}, { serializers }) }),
    genReqId: () => randomUUID(),
    // Only a known proxy is believed about where a request came from.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    ...connectionLimits,
    // No hook runs for an address that cannot be parsed.
    frameworkErrors: (error: FastifyError, request, reply) =>
      handleError(error, request, reply.headers(headers)),
    clientErrorHandler: unreadableAnswer(headers, (err) => app.log.trace({ err }, 'client error')),
  });
  app.server.on('request', noteAnswer);
  app.server.on('checkExpectation', expectationAnswer(headers));
  // Who sends on behind the last one does not wait for answers.
  app.server.on('dropRequest', (_request, socket) => void socket.destroy());
  app.setErrorHandler(handleError);
  // Closing ends idle connections at once; Node waits for the others for as long as they like. The timer ends
  // nothing that is not there, and keeps no process alive.
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), stallLimit).unref();
    done();
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // RFC 9112, 3.2.
    if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return;
    sendError(request, reply.header('connection', 'close'), 400);
    return reply;
  });
  if (config.trustedProxies.length === 0) registerForwarded(app);
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST'],
      exposedHeaders: ['retry-after'],
      maxAge: 600,
    });
  const limits = await openLimits(app, config);
  registerHealth(app, database, options.storeOutage);
  if (config.metricsToken !== undefined) registerMetrics(app, options.metrics, config.metricsToken);
  registerChallenge(app, options, limits.limiter);
  registerContact(app, options, limits);
  await registerSite(app, options, policies.views);
  return app;
}
