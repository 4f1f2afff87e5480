import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { HitCounter } from '#server/store/hits.ts';
import type { Secret } from '#server/store/secret.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { pauseBefore, type Limit } from './slidingWindow.ts';

/**
 * Requests allowed per address: enough for a bank that shares one (`docs/contact.md` says for how many
 * people), too few for a bot. A form without JavaScript brings no proof of work and gets fewer; challenges
 * cost us work, and a visit needs one or two.
 */
export const limits = {
  message: { max: 60, window: 10 * MINUTE },
  form: { max: 20, window: 10 * MINUTE },
  challenge: { max: 120, window: 10 * MINUTE },
} satisfies Record<string, Limit>;

/**
 * How many messages of all senders are taken before others are refused. Above all that a bank behind one address
 * can send in an hour, and then some; a mailbox bears it, and a flood is ten times that.
 */
export const ceilings = [
  { max: 200, window: HOUR },
  { max: 500, window: DAY },
] satisfies Limit[];

type Network = { prefix: number; times: number };

/**
 * What counts as one in IPv6, and how many times the limit it gets: /64 is what a device or a small network
 * has, /56 what a customer is given, /48 a large one (RIPE 690, 4.2). Whoever has a /56 has 256 of the first.
 */
const networks: Network[] = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 2 },
  { prefix: 48, times: 8 },
];

/**
 * In IPv4 an address, and the least that is routed between providers: a bank's offices or a part of a carrier's
 * NAT, as well as what a spammer rents.
 */
const networksOfIPv4: Network[] = [
  { prefix: 32, times: 1 },
  { prefix: 24, times: 8 },
];

export type Limiter = {
  /** Counts a request from an address; the seconds it has to wait, or undefined when it is fine. */
  admit: (kind: keyof typeof limits, address: string) => Promise<number | undefined>;
};

/** No limits. */
export const noLimits: Limiter = { admit: () => Promise.resolve(undefined) };

/**
 * Limits by address and by the networks around it. What is refused does not count, so whoever
 * waits for as long as was said gets in. Addresses are kept as keyed hashes only.
 */
export function createLimiter(hits: Omit<HitCounter, 'forget'>, secret: Secret): Limiter {
  const key = secret('addresses in rate limits');
  const hashed = (network: string) => createHmac('sha256', key).update(network).digest('base64url');

  return {
    async admit(kind, address) {
      const { max, window } = limits[kind];
      const counted = await Promise.all(
        networksOf(address).map(async ({ network, times }) => {
          const bucket = `${kind}:${hashed(network)}`;
          return {
            bucket,
            pause: pauseBefore(await hits.count(bucket, window), { max: max * times, window }),
          };
        }),
      );
      const pause = Math.max(...counted.map((one) => one.pause));
      if (pause === 0) return undefined;
      await Promise.all(counted.map(({ bucket }) => hits.takeBack(bucket, window)));
      return Math.ceil(pause / SECOND);
    },
  };
}

/** The networks that an address lies in and counts for. */
function networksOf(address: string): { network: string; times: number }[] {
  const alone = normalizeIP(address, 64);
  if (isIPv4(alone))
    return networksOfIPv4.map(({ prefix, times }) => ({
      network: `${alone
        .split('.')
        .slice(0, prefix / 8)
        .join('.')}/${prefix}`,
      times,
    }));
  if (!isIPv6(alone)) return [{ network: alone, times: 1 }];
  return networks.map(({ prefix, times }) => ({
    network: `${normalizeIP(address, prefix)}/${prefix}`,
    times,
  }));
}
