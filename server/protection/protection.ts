import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Ceiling } from '#server/store/message.ts';
import type { Secret } from '#server/store/secret.ts';
import type { Store } from '#server/store/store.ts';
import { altcha } from './captcha/altcha.ts';
import { noCaptcha, type Captcha } from './captcha/captcha.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { formTokens, type FormTokens } from './formTokens.ts';
import { ceilings, createLimiter, noLimits, type Limiter } from './limits/limiter.ts';

/** What protects the contact form from abuse. */
export type Protection = {
  captcha: Captcha;
  /** For forms without JavaScript; undefined where no captcha is asked for at all. */
  formTokens: FormTokens | undefined;
  limiter: Limiter;
  /** Above these, messages of all senders are refused; none where limits are off. */
  ceilings: readonly Ceiling[];
};

/** The protection that the configuration asks for. Servers with one database share secret and counts. */
export async function openProtection(
  config: Config,
  store: Pick<Store, 'secret' | 'hits'>,
  log: FastifyBaseLogger,
): Promise<Protection> {
  const secret = await store.secret();
  return {
    captcha: captchaFor(config, secret, log),
    formTokens: config.captcha === 'off' ? undefined : formTokens(secret),
    limiter: config.rateLimit ? createLimiter(store.hits, secret) : noLimits,
    ceilings: config.rateLimit ? ceilings : [],
  };
}

function captchaFor({ captcha, recaptchaSecret }: Config, secret: Secret, log: FastifyBaseLogger): Captcha {
  if (captcha === 'off') return noCaptcha;
  if (captcha === 'recaptcha' && recaptchaSecret !== undefined)
    return recaptcha({ secret: recaptchaSecret, log });
  return altcha(secret);
}
