import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { SECOND } from '#server/time.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

const verifyAddress = 'https://www.google.com/recaptcha/api/siteverify';

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

type Answer = z.output<typeof answerSchema>;

/** The token is older than two minutes, or was checked before. */
const spent = 'timeout-or-duplicate';

/** Other codes that speak of the token; any other speaks of our keys or of the provider. */
const tokenFaults = ['missing-input-response', 'invalid-input-response'];

type Options = {
  secret: string;
  log?: Pick<FastifyBaseLogger, 'error'>;
  /** The way to the provider; tests put their own there. */
  fetch?: typeof globalThis.fetch;
  /** How long the provider may take, in milliseconds: the browser gives up after 15 s, and we still have to answer. */
  limit?: number;
};

/**
 * Google's reCAPTCHA v2. The visitor's address is not passed on. A provider that cannot be reached, or
 * that cannot work with our keys, is "unavailable": no token is judged by a failure that is not its own.
 */
export function recaptcha(options: Options): Captcha {
  const { secret, log, fetch = globalThis.fetch, limit = 5 * SECOND } = options;
  async function ask(token: string): Promise<Answer> {
    const response = await fetch(verifyAddress, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(limit),
    });
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    return answerSchema.parse(await response.json());
  }

  async function verify(token: string): Promise<CaptchaVerdict> {
    if (token === '') return { kind: 'refused' };
    try {
      return verdictOf(await ask(token));
    } catch (error) {
      log?.error({ err: error }, 'reCAPTCHA cannot be checked');
      return { kind: 'unavailable' };
    }
  }
  return { verify };
}

/** @throws for an answer that does not speak of the token */
function verdictOf({ success, 'error-codes': codes }: Answer): CaptchaVerdict {
  if (success) return { kind: 'passed' };
  if (codes.some((code) => tokenFaults.includes(code))) return { kind: 'refused' };
  if (codes.includes(spent)) return { kind: 'expired' };
  throw new Error(`the provider refused with ${codes.join(', ') || 'no reason'}`);
}
