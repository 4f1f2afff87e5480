import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { AppOptions } from '#server/options.ts';
import { ceilings, createLimiter, noLimits } from '#server/protection/limits/limiter.ts';
import { memoryHits } from '#server/store/memoryHits.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { secretFrom } from '#server/store/secret.ts';
import { plainApp } from './plainApp.ts';
import { sharedSite } from './site.ts';
import { testStore } from './store.ts';

/** A secret for tests. */
export const testSecret = secretFrom(Buffer.alloc(32, 7));

type Changes = Partial<Omit<AppOptions, 'config'>> & { env?: Record<string, string> };

/** The app on a fixture site and a real SQLite outbox, without a captcha unless given one; closed after the test. */
export async function testApp(
  changes: Changes = {},
): Promise<{ app: FastifyInstance; outbox: Outbox; siteDir: string; accepted: () => number }> {
  const { env = {}, siteDir = sharedSite(), outbox = testStore().outbox, ...options } = changes;
  let accepted = 0;
  const app = await plainApp(env, {
    limiter: env['RATE_LIMIT'] === 'off' ? noLimits : createLimiter(memoryHits(), testSecret),
    ceilings: env['RATE_LIMIT'] === 'off' ? [] : ceilings,
    onAccepted: () => (accepted += 1),
    ...options,
    siteDir,
    outbox,
  });
  onTestFinished(() => app.close());
  return { app, outbox, siteDir, accepted: () => accepted };
}
