import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { HitCounter } from '#server/store/hits.ts';
import type { Secret } from '#server/store/secret.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { pauseBefore, type Limit } from './slidingWindow.ts';

/**
 * Requests allowed per address: enough for an office that shares one, too few for a bot. A form without
 * JavaScript brings no proof of work and gets fewer; challenges cost us work, and a visit needs one or two.
 */
export const limits = {
  message: { max: 30, window: 10 * MINUTE },
  form: { max: 10, window: 10 * MINUTE },
  challenge: { max: 60, window: 10 * MINUTE },
} satisfies Record<string, Limit>;

export type Limiter = {
  /** Counts a request from an address; the seconds it has to wait, or undefined when it is fine. */
  admit: (kind: keyof typeof limits, address: string) => Promise<number | undefined>;
};

/** No limits. */
export const noLimits: Limiter = { admit: () => Promise.resolve(undefined) };

/**
 * Limits by address. IPv6 counts by /64, which is what one customer has. Addresses are kept as keyed
 * hashes only.
 */
export function createLimiter(hits: Pick<HitCounter, 'count'>, secret: Secret): Limiter {
  const key = secret('addresses in rate limits');
  return {
    async admit(kind, address) {
      const network = createHmac('sha256', key).update(normalizeIP(address, 64)).digest('base64url');
      const limit = limits[kind];
      const pause = pauseBefore(await hits.count(`${kind}:${network}`, limit.window), limit);
      return pause === 0 ? undefined : Math.ceil(pause / SECOND);
    },
  };
}
