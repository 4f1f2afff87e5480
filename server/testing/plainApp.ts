import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/metrics.ts';
import type { AppOptions } from '#server/options.ts';
import { noCaptcha } from '#server/protection/captcha/captcha.ts';
import type { Protection } from '#server/protection/protection.ts';

type Options = Partial<Omit<AppOptions, 'config' | 'protection'>> &
  Partial<Protection> &
  Pick<AppOptions, 'siteDir' | 'database'>;

/**
 * The app with nothing between callers and the outbox, and no delivery behind it, unless given.
 * @param settings environment variables
 */
export function plainApp(
  settings: Record<string, string>,
  { captcha = noCaptcha, formTokens, ...options }: Options,
): Promise<FastifyInstance> {
  const protection = () => Promise.resolve({ captcha, formTokens });
  return buildApp({
    protection,
    targets: [{ destination: 'team', recipient: '' }],
    metrics: createMetrics(options.database, ''),
    onAccepted: () => undefined,
    onCeilingReached: () => undefined,
    ...options,
    config: readConfig({
      RATE_LIMIT: 'off',
      ...(formTokens === undefined && { CAPTCHA: 'off' }),
      ...settings,
    }),
  });
}
