import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import type { Config } from '#server/config.ts';
import type { Ceiling } from '#server/store/message.ts';
import { DAY, MINUTE } from '#server/time.ts';
import { CounterStore } from './counterStore.ts';
import { pseudonymize } from './pseudonymize.ts';
import { openReceiptLimiter } from './receipts.ts';
import { nothingHeld, openReservations, type Limit, type OpenCounter, type Reserve } from './reservations.ts';

/**
 * Requests allowed in `timeWindow` milliseconds: for an address (in IPv6 a /64, which is what a device has), and
 * for the network around it. Enough for an office that shares one (`docs/contact.md`), too few for a bot. A form
 * without JavaScript brings no proof of work and gets fewer. `stored`, counted once a message is stored, keeps one
 * sender from filling the ceiling of the day.
 */
export const limits = {
  message: { address: 60, network: 480, timeWindow: 10 * MINUTE },
  form: { address: 20, network: 160, timeWindow: 10 * MINUTE },
  challenge: { address: 120, network: 960, timeWindow: 10 * MINUTE },
  stored: { address: 150, network: 200, timeWindow: DAY },
} as const;

/** How many messages of all senders are stored before others are refused: a mailbox bears it, a flood is more. */
export const ceilings: readonly Ceiling[] = [{ max: 500, window: DAY }];

/** What is counted as it comes. */
type CountedKind = Exclude<keyof typeof limits, 'stored'>;

/** Counts a request; the seconds that it has to wait, or undefined when it is fine. */
export type Limiter = (kind: CountedKind, request: FastifyRequest) => Promise<number | undefined>;

/** An address, in IPv6 its /64. Some proxies append the port, which is new with each connection. */
function addressOf(ip: string): string {
  const [, v6, v4] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(ip) ?? [];
  return normalizeIP(v6 ?? v4 ?? ip, 64);
}

/** The least that is routed between providers, and what a spammer rents: /24 in IPv4, /48 in IPv6 (RIPE 690, 4.2). */
export function networkOf(address: string): string {
  const known = normalizeIP(addressOf(address), 48);
  return isIPv6(known) ? known : known.split('.').slice(0, 3).join('.');
}

/** The limits of a kind: of the address that a request came from, and of the network around it. */
function limitsOf(kind: keyof typeof limits): Limit[] {
  const { address, network, timeWindow } = limits[kind];
  return [
    { max: address, timeWindow, keyGenerator: ({ ip }) => pseudonymize(addressOf(ip)) },
    { max: network, timeWindow, keyGenerator: ({ ip }) => pseudonymize(networkOf(ip)) },
  ];
}

/** What a request has to pass before its message is stored. */
export type Limits = {
  limiter: Limiter;
  /** The limit of what is stored, which a message that the store did not take does not use up. */
  reserveRoom: Reserve;
  /** Whether the sender may have a receipt. */
  reserveReceipt: Reserve;
};

/**
 * The limits, counted in memory by this process from the first request of each address on, and anew each day:
 * whoever waits for as long as was said gets in. With `RATE_LIMIT=off` only receipts are limited. Registers the plugin
 * that counts: once for an app.
 */
export async function openLimits(
  app: FastifyInstance,
  config: Pick<Config, 'rateLimit' | 'mail'>,
): Promise<Limits> {
  await app.register(rateLimit, { global: false, store: CounterStore });
  const openCounter: OpenCounter = (options) => app.createRateLimit(options);
  return {
    limiter: openLimiter(openCounter, config.rateLimit),
    reserveRoom: config.rateLimit
      ? openReservations(openCounter, limitsOf('stored'))
      : () => Promise.resolve(nothingHeld()),
    reserveReceipt: openReceiptLimiter(openCounter, config),
  };
}

/** What an address was refused does not count for its network. */
function openLimiter(openCounter: OpenCounter, isOn: boolean): Limiter {
  const counters = (kind: CountedKind) => limitsOf(kind).map(openCounter);
  const all = {
    message: counters('message'),
    form: counters('form'),
    challenge: counters('challenge'),
  };
  return async (kind, request) => {
    for (const count of isOn ? all[kind] : []) {
      const found = await count(request);
      if (!found.isAllowed && found.isExceeded) return found.ttlInSeconds;
    }
    return undefined;
  };
}
