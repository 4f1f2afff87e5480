import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#server/store/secret.ts';
import type { Clock } from '#server/time.ts';
import type { Captcha, CaptchaVerdict } from './captcha/captcha.ts';
import { formTokenLifetime, minimumFillTime } from './policy.ts';

/** Replaces the captcha for the form without JavaScript: a signed note of when its page was served. */
export type FormTokens = Captcha & {
  issue: () => string;
  /** A token for a page that comes back: the one it was posted with while that is good, else a new one. */
  keep: (token: string) => string;
};

const pattern = /^(?<signed>(?<issued>[0-9a-z]{1,10})\.(?<nonce>[\w-]{22}))\.(?<mark>[\w-]{43})$/;

/** Tokens are `time.nonce.signature`, valid for a few hours and for one message. */
export function formTokens(secret: Secret, clock: Clock = Date.now): FormTokens {
  const key = secret('form tokens');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  function issue(): string {
    const signed = `${clock().toString(36)}.${randomBytes(16).toString('base64url')}`;
    return `${signed}.${sign(signed)}`;
  }

  function judge(token: string): CaptchaVerdict {
    const { signed = '', issued = '', nonce = '', mark = '' } = pattern.exec(token)?.groups ?? {};
    if (signed === '' || !timingSafeEqual(Buffer.from(mark), Buffer.from(sign(signed))))
      return { kind: 'refused' };
    const age = clock() - Number.parseInt(issued, 36);
    if (age > formTokenLifetime) return { kind: 'refused' };
    return age < minimumFillTime ? { kind: 'tooFast' } : { kind: 'passed', nonce };
  }

  return {
    issue,
    keep: (token) => (judge(token).kind === 'refused' ? issue() : token),
    verify: (token) => Promise.resolve(judge(token)),
  };
}
