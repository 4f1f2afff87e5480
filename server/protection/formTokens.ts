import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#server/store/secret.ts';
import { HOUR, SECOND, type Clock } from '#server/time.ts';
import type { CaptchaVerdict } from './captcha/captcha.ts';
import { networkOf } from './limits.ts';

/** A person needs longer from the first touch of the form, or from its arrival without a script, to the click on "send". */
export const minimumFillTime = 2 * SECOND;

/** A page may stand open over a long lunch; after that the form asks for one more click. */
export const formTokenLifetime = 4 * HOUR;

/**
 * Replaces the captcha for the form without JavaScript: a signed note of when its page was served, and to
 * which network. A person rarely changes that meanwhile, and then clicks once more; who gathers tokens in one
 * place to use them from many finds that they do not travel.
 */
export type FormTokens = {
  issue: (address: string) => string;
  /** A token for a page that comes back: the one it was posted with while that is good, else a new one. */
  keep: (token: string, address: string) => string;
  verify: (token: string, address: string) => CaptchaVerdict;
};

const pattern = /^(?<signed>(?<issued>[0-9a-z]{1,10})\.(?<nonce>[\w-]{22}))\.(?<mark>[\w-]{43})$/;

/** The parts of a token, the moment in milliseconds; undefined for what looks like none. */
function partsOf(token: string): { signed: string; issued: number; nonce: string; mark: string } | undefined {
  const { signed, issued, nonce, mark } = pattern.exec(token)?.groups ?? {};
  if (signed === undefined || issued === undefined || nonce === undefined || mark === undefined)
    return undefined;
  return { signed, issued: Number.parseInt(issued, 36), nonce, mark };
}

/** Tokens are `time.nonce.signature`, valid for a few hours, in one network and for one message. */
export function formTokens(secret: Secret, clock: Clock = Date.now): FormTokens {
  const key = secret('form tokens');
  const sign = (text: string, address: string) =>
    createHmac('sha256', key)
      .update(`${text} ${networkOf(address)}`)
      .digest('base64url');

  function issue(address: string): string {
    const signed = `${clock().toString(36)}.${randomBytes(16).toString('base64url')}`;
    return `${signed}.${sign(signed, address)}`;
  }

  /** Whether a text was signed by us, for this network. */
  function isSigned(text: string, mark: string, address: string): boolean {
    return timingSafeEqual(Buffer.from(mark), Buffer.from(sign(text, address)));
  }

  function verify(token: string, address: string): CaptchaVerdict {
    const parts = partsOf(token);
    if (parts === undefined) return { kind: 'refused' };
    const { signed, issued, nonce, mark } = parts;
    if (!isSigned(signed, mark, address)) return { kind: 'refused' };
    const age = clock() - issued;
    // From the future: issued while the clock, or another server's, was ahead of what it is now.
    if (age < 0 || age > formTokenLifetime) return { kind: 'refused' };
    return age < minimumFillTime ? { kind: 'tooFast' } : { kind: 'passed', nonce };
  }

  return {
    issue,
    keep: (token, address) => (verify(token, address).kind === 'refused' ? issue(address) : token),
    verify,
  };
}
