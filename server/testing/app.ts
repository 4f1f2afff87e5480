import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type AppOptions } from '#server/app.ts';
import { noCaptcha } from '#server/captcha/captcha.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/metrics.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import { openSqliteOutbox } from '#server/outbox/sqlite.ts';
import { temporaryFolder } from './folder.ts';
import { sharedSite } from './site.ts';

type Changes = Partial<Omit<AppOptions, 'config'>> & { env?: Record<string, string> };

/** The app on a fixture site and a real SQLite outbox, closed after the test. */
export async function testApp(
  changes: Changes = {},
): Promise<{ app: FastifyInstance; outbox: Outbox; siteDir: string; accepted: () => number }> {
  const { env = {}, ...options } = changes;
  let accepted = 0;
  const siteDir = options.siteDir ?? sharedSite();
  const outbox = options.outbox ?? openSqliteOutbox(join(temporaryFolder(), 'outbox.sqlite'));
  const app = await buildApp({
    captcha: noCaptcha,
    metrics: createMetrics(outbox),
    onAccepted: () => (accepted += 1),
    ...options,
    config: readConfig(env),
    siteDir,
    outbox,
  });
  onTestFinished(async () => {
    await app.close();
    await outbox.close();
  });
  return { app, outbox, siteDir, accepted: () => accepted };
}
