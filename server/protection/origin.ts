import type { IncomingHttpHeaders } from 'node:http';

type Asked = {
  headers: Pick<IncomingHttpHeaders, 'origin'> & { 'sec-fetch-site'?: string | string[] | undefined };
  /** As the browser asked for it, with its port. */
  host: string;
};

/**
 * Whether a browser says that a request comes from a page that is none of ours. Scripts cannot set these two
 * headers (Fetch, "forbidden request-headers"); programs can, and old browsers send none of them.
 *
 * `Sec-Fetch-Site` goes first: it is right behind a proxy that renames the host, and where a visitor's browser
 * keeps the `Origin` to itself. It is missing in old browsers and without HTTPS; `Origin` speaks then, and
 * `null` is nobody of ours.
 * @param ours origins of our pages beside the service's own
 */
export function comesFromElsewhere({ headers, host }: Asked, ours: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && ours.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}
