/** Longest label of a name in DNS (RFC 1035). */
const longestLabel = 63;

/** What browsers and Node make of a host whose last part is a number (`0x7f.1`): an IPv4 address, which no mail goes to. */
const isAddress = /^[\d.]+$/;

/**
 * Whether a domain, in letters of any script, has a spelling in ASCII (`bücher.de` is `xn--bcher-kva.de`), in which
 * mail servers need it. Browsers and Node convert it alike.
 */
export function hasAsciiSpelling(domain: string): boolean {
  try {
    const { hostname } = new URL(`https://${domain}`);
    return !isAddress.test(hostname) && hostname.split('.').every(({ length }) => length <= longestLabel);
  } catch {
    return false;
  }
}
