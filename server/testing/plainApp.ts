import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/metrics.ts';
import type { AppOptions } from '#server/options.ts';
import { noCaptcha } from '#server/protection/captcha/captcha.ts';
import { noLimits } from '#server/protection/limits/limiter.ts';

/**
 * The app with nothing between callers and the outbox, and no delivery behind it, unless given.
 * @param settings environment variables
 */
export function plainApp(
  settings: Record<string, string>,
  options: Partial<Omit<AppOptions, 'config'>> & Pick<AppOptions, 'siteDir' | 'outbox'>,
): Promise<FastifyInstance> {
  return buildApp({
    captcha: noCaptcha,
    formTokens: undefined,
    limiter: noLimits,
    ceilings: [],
    metrics: createMetrics(options.outbox),
    onAccepted: () => undefined,
    onFull: () => undefined,
    ...options,
    config: readConfig(settings),
  });
}
