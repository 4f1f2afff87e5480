/** Longest label of a name in DNS (RFC 1035). */
const longestLabel = 63;

/**
 * Whether a domain, in letters of any script, has a spelling in ASCII (`bücher.de` is `xn--bcher-kva.de`), in which
 * mail servers need it. Browsers and Node convert it alike.
 */
export function hasAsciiSpelling(domain: string): boolean {
  try {
    const { hostname } = new URL(`https://${domain}`);
    return hostname.split('.').every(({ length }) => length <= longestLabel);
  } catch {
    return false;
  }
}
