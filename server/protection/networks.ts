import { isIPv4, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * What an address keeps while its owner moves a little: /56 in IPv6, which is what a customer is given
 * (RIPE 690, 4.2), /24 in IPv4.
 */
export function neighbourhood(address: string): string {
  const known = normalizeIP(address, 56);
  if (isIPv4(known)) return known.split('.').slice(0, 3).join('.');
  return isIPv6(known) ? known : address;
}
