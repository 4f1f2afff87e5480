import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '#server/app.ts';
import { recaptcha } from '#server/captcha/recaptcha.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/metrics.ts';
import { openSqliteOutbox } from '#server/outbox/sqlite.ts';
import { noProtection } from '#server/protection.ts';

/** What Google answers to the service that asks it about a token; an error stands for no answer. */
export type Verdict = { success: boolean; 'error-codes'?: string[] } | Error;

const siteKey = 'a key of the tests';
const secret = 'a secret of the tests';

/** The site built for reCAPTCHA, and its service on a free port; only the way to Google is faked. */
export async function startRecaptchaSite() {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-recaptcha-'));
  const siteDir = join(folder, 'dist');
  await promisify(execFile)(
    process.execPath,
    ['node_modules/.bin/astro', 'build', '--outDir', siteDir, '--silent'],
    { env: { ...process.env, RECAPTCHA_SITE_KEY: siteKey } },
  );

  const asked: Record<string, string>[] = [];
  let verdict: Verdict = { success: true };
  const google: typeof fetch = (_address, init) => {
    asked.push(Object.fromEntries(init?.body as URLSearchParams));
    return verdict instanceof Error ? Promise.reject(verdict) : Promise.resolve(Response.json(verdict));
  };
  const config = readConfig({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret });
  const outbox = openSqliteOutbox(join(folder, 'outbox.sqlite'));
  const app = await buildApp({
    ...noProtection,
    config,
    siteDir,
    outbox,
    captcha: recaptcha({ secret, fetch: google }),
    metrics: createMetrics(outbox),
    onAccepted: () => undefined,
  });
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    siteKey,
    secret,
    /** What the service told Google. */
    asked,
    answerWith: (next: Verdict) => (verdict = next),
    stored: async () => (await outbox.list({ limit: 100 })).length,
    async stop() {
      await app.close();
      await outbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
