import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { altcha } from './captcha/altcha.ts';
import { noCaptcha, type Captcha } from './captcha/captcha.ts';
import { formTokens, type FormTokens } from './formTokens.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import type { Config } from '#server/config.ts';
import { openPostgresDatabase } from '#server/store/postgres/database.ts';
import { createLimiter, noLimits, type Limiter } from './limits/limiter.ts';
import { memoryHits } from '#server/store/memoryHits.ts';
import { postgresHits } from '#server/store/postgres/hits.ts';
import type { HitCounter } from './limits/slidingWindow.ts';
import { databaseSecret, fileSecret, type Secret } from '#server/store/secret.ts';

/** What stands between the contact form and those who abuse it. */
export type Protection = {
  captcha: Captcha;
  /** For forms without JavaScript; undefined where no captcha is asked for at all. */
  formTokens: FormTokens | undefined;
  limiter: Limiter;
};

/** Everything let through, for tests that look at something else. */
export const noProtection: Protection = { captcha: noCaptcha, formTokens: undefined, limiter: noLimits };

/** The protection that the configuration asks for. Servers with one database share secret and counts. */
export async function openProtection(
  config: Config,
  log: FastifyBaseLogger,
): Promise<Protection & { close: () => Promise<void> }> {
  const { secret, hits, close } = await openStores(config);
  return {
    captcha: captchaFor(config, secret, log),
    formTokens: config.captcha === 'off' ? undefined : formTokens(secret),
    limiter: config.rateLimit ? createLimiter(hits, secret) : noLimits,
    close,
  };
}

type Stores = { secret: Secret; hits: HitCounter; close: () => Promise<void> };

async function openStores({ dataDir, databaseUrl }: Config): Promise<Stores> {
  if (databaseUrl === undefined)
    return {
      secret: fileSecret(join(dataDir, 'secret.key')),
      hits: memoryHits(),
      close: () => Promise.resolve(),
    };
  const pool = await openPostgresDatabase(databaseUrl);
  return { secret: await databaseSecret(pool), hits: postgresHits(pool), close: () => pool.end() };
}

function captchaFor({ captcha, recaptchaSecret }: Config, secret: Secret, log: FastifyBaseLogger): Captcha {
  if (captcha === 'off') return noCaptcha;
  if (captcha === 'recaptcha' && recaptchaSecret !== undefined)
    return recaptcha({ secret: recaptchaSecret, log });
  return altcha(secret);
}
