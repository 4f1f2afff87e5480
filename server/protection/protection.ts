import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Secret } from '#server/store/secret.ts';
import { altcha } from './captcha/altcha.ts';
import { noCaptcha, type Captcha } from './captcha/captcha.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { formTokens, type FormTokens } from './formTokens.ts';

/** What tells people from bots. */
export type Protection = {
  captcha: Captcha;
  /** For forms without JavaScript; undefined where no captcha is asked for at all. */
  formTokens: FormTokens | undefined;
};

/**
 * The protection that the configuration asks for. It needs the store's secret, so it rejects (status 503) while
 * the store is away, and is ready once it has been there.
 */
export function openProtection(
  config: Pick<Config, 'captcha' | 'recaptchaSecret'>,
  readSecret: () => Promise<Secret>,
  log: FastifyBaseLogger,
): () => Promise<Protection> {
  let opened: Promise<Protection> | undefined;
  const open = async () => {
    const secret = await readSecret();
    return {
      captcha: captchaFor(config, secret, log),
      formTokens: config.captcha === 'off' ? undefined : formTokens(secret),
    };
  };
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw Object.assign(error as Error, { statusCode: 503 });
    }));
}

function captchaFor(
  { captcha, recaptchaSecret }: Pick<Config, 'captcha' | 'recaptchaSecret'>,
  secret: Secret,
  log: FastifyBaseLogger,
): Captcha {
  if (captcha === 'off') return noCaptcha;
  if (captcha === 'recaptcha' && recaptchaSecret !== undefined)
    return recaptcha({ secret: recaptchaSecret, log });
  return altcha(secret);
}
