import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { minimumFillTime } from '#server/protection/formTokens.ts';
import type { Secret } from '#server/store/secret.ts';
import { MINUTE, SECOND, type Clock } from '#server/time.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** Rounds of hashing per guess, and how many guesses it takes: from `least` to `most`. */
export type Effort = { cost: number; least: number; most: number };

/** Measured: just under a second on two cores of a laptop, a few seconds on an old phone. */
const defaultEffort: Effort = { cost: 5000, least: 1000, most: 2000 };

/** Solved when the form is first touched, and renewed by the page when it has run out meanwhile. */
export const challengeLifetime = 20 * MINUTE;

/** What a token should hold, as JSON in base64. */
type Payload = { challenge: Challenge; solution: Solution };

type Options = { effort?: Effort; clock?: Clock };

/**
 * Our own captcha (ALTCHA, proof of work): the browser computes for a moment before it may send a message.
 * Challenges are signed rather than stored; the outbox sees to it that each is used only once.
 */
export function altcha(secret: Secret, { effort = defaultEffort, clock = Date.now }: Options = {}) {
  const keys = {
    hmacSignatureSecret: secret('altcha challenges'),
    hmacKeySignatureSecret: secret('altcha solutions'),
  };

  async function verify(token: string): Promise<CaptchaVerdict> {
    try {
      const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
      const found = await verifySolution({ challenge, solution, deriveKey, ...keys });
      // A restored store or another server brings another key. Whether somebody forged the signature cannot be
      // told from that, and need not be: the answer is to solve a new challenge.
      if (found.expired || found.invalidSignature === true) return { kind: 'expired' };
      if (!found.verified) return { kind: 'refused' };
      // Verified, so these are our own values.
      const { nonce, data } = challenge.parameters;
      const age = clock() - Number(data?.['issued']);
      // Issued before the clock was set back: it would be too young for as long as the clock was wrong.
      if (age < 0) return { kind: 'expired' };
      return age < minimumFillTime ? { kind: 'tooFast' } : { kind: 'passed', nonce };
    } catch {
      // Not JSON, or not shaped like a challenge: the library throws on that.
      return { kind: 'refused' };
    }
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
