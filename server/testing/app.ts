import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Outbox } from '#server/store/outbox.ts';
import { secretFrom } from '#server/store/secret.ts';
import { plainApp } from './plainApp.ts';
import { sharedSite } from './site.ts';
import { testStore } from './store.ts';

/** A secret for tests. */
export const testSecret = secretFrom(Buffer.alloc(32, 7));

type Changes = Partial<Parameters<typeof plainApp>[1]> & { env?: Record<string, string> };

/** The app with its limits on a fixture site and a real SQLite outbox, without a captcha unless given one; closed after the test. */
export async function testApp(changes: Changes = {}): Promise<{
  app: FastifyInstance;
  outbox: Outbox;
  accepted: () => number;
  /** How many messages are stored, up to a thousand. */
  stored: () => Promise<number>;
}> {
  const { env = {}, siteDir = sharedSite(), outbox = testStore().outbox, ...options } = changes;
  let accepted = 0;
  const onAccepted = () => (accepted += 1);
  const app = await plainApp({ RATE_LIMIT: 'on', ...env }, { onAccepted, ...options, siteDir, outbox });
  onTestFinished(() => app.close());
  return {
    ...{ app, outbox },
    accepted: () => accepted,
    stored: async () => (await outbox.find({ limit: 1000 })).length,
  };
}
