import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type AppOptions } from '#server/app.ts';
import { noProtection } from '#server/protection/protection.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/metrics.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts';
import { createLimiter, noLimits } from '#server/protection/limits/limiter.ts';
import { memoryHits } from '#server/store/memoryHits.ts';
import { secretFrom } from '#server/store/secret.ts';
import { temporaryFolder } from './folder.ts';
import { sharedSite } from './site.ts';

/** A secret for tests. */
export const testSecret = secretFrom(Buffer.alloc(32, 7));

type Changes = Partial<Omit<AppOptions, 'config'>> & { env?: Record<string, string> };

/** The app on a fixture site and a real SQLite outbox, without a captcha unless given one; closed after the test. */
export async function testApp(
  changes: Changes = {},
): Promise<{ app: FastifyInstance; outbox: Outbox; siteDir: string; accepted: () => number }> {
  const { env = {}, ...options } = changes;
  const config = readConfig(env);
  let accepted = 0;
  const siteDir = options.siteDir ?? sharedSite();
  const outbox = options.outbox ?? openSqliteOutbox(join(temporaryFolder(), 'outbox.sqlite'));
  const app = await buildApp({
    ...noProtection,
    limiter: config.rateLimit ? createLimiter(memoryHits(), testSecret) : noLimits,
    metrics: createMetrics(outbox),
    onAccepted: () => (accepted += 1),
    ...options,
    config,
    siteDir,
    outbox,
  });
  onTestFinished(async () => {
    await app.close();
    await outbox.close();
  });
  return { app, outbox, siteDir, accepted: () => accepted };
}
