import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { challengeLifetime, minimumFillTime } from '#server/protection/policy.ts';
import type { Secret } from '#server/store/secret.ts';
import { SECOND, type Clock } from '#server/time.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** Rounds a guess costs, and which guess is the right one: from `least` to `most`. */
export type Effort = { cost: number; least: number; most: number };

/** Measured: just under a second on two cores of a laptop, a few on an old phone. */
const defaultEffort: Effort = { cost: 5000, least: 1000, most: 2000 };

type Options = { effort?: Effort; clock?: Clock };

/**
 * Our own captcha: the browser works for a moment before a message is taken (ALTCHA, proof of work).
 * Challenges are signed, so none has to be remembered; that each pays once is the outbox's to see to.
 */
export function altcha(secret: Secret, { effort = defaultEffort, clock = Date.now }: Options = {}) {
  const keys = {
    hmacSignatureSecret: secret('altcha challenges'),
    hmacKeySignatureSecret: secret('altcha solutions'),
  };

  async function verify(token: string): Promise<CaptchaVerdict> {
    const { challenge, solution } = decode(token) ?? {};
    if (challenge === undefined || solution === undefined) return { kind: 'refused' };
    try {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
      if (!verified) return { kind: 'refused' };
    } catch {
      // The library throws on what is not shaped like a challenge.
      return { kind: 'refused' };
    }
    // Signed by us from here on.
    const { nonce, data } = challenge.parameters;
    return clock() - Number(data?.['issued']) < minimumFillTime
      ? { kind: 'tooFast' }
      : { kind: 'passed', nonce };
  }

  return {
    verify,
    challenge: () => {
      const now = clock();
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(effort.least, effort.most + 1),
        deriveKey,
        expiresAt: Math.floor((now + challengeLifetime) / SECOND),
        data: { issued: now, minimumAge: minimumFillTime },
        ...keys,
      });
    },
  } satisfies Captcha;
}

/** The token is base64 of `{ challenge, solution }`; what it really is, the library finds out. */
function decode(token: string): { challenge?: Challenge; solution?: Solution } | null {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as ReturnType<typeof decode>;
  } catch {
    return null;
  }
}
