import { BlockList } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether an address leads to this machine and nowhere else, so that no network carries it.
 * @param hostname as `URL` has it, IPv6 in brackets
 */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || loopback.check(host, host.includes(':') ? 'ipv6' : 'ipv4');
}
