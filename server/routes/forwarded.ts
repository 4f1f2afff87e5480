import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Makes `X-Forwarded-For` name addresses and nothing else before anyone asks for a caller's address, and says
 * once when a proxy is in front that nobody has told us to trust.
 * @param trustsSomebody whether `TRUSTED_PROXIES` names anyone
 */
export function registerForwarded(app: FastifyInstance, trustsSomebody: boolean): void {
  let warned = false;
  app.addHook('onRequest', ({ raw: { headers }, log }, _reply, done) => {
    const said = headers['x-forwarded-for'];
    if (trustsSomebody && said !== undefined) {
      const addresses = withoutPorts(String(said));
      if (addresses === undefined) delete headers['x-forwarded-for'];
      else headers['x-forwarded-for'] = addresses;
    }
    if (!trustsSomebody && !warned && (said ?? headers['forwarded']) !== undefined) {
      warned = true;
      log.warn(
        'requests come through a proxy, but TRUSTED_PROXIES is not set: all visitors count as one address and share its limits',
      );
    }
    done();
  });
}

/**
 * The addresses of an `X-Forwarded-For`, without ports, brackets or the `for=` of RFC 7239: some proxies add
 * them, and each new port would count as a new visitor. Each proxy adds to the right, so at the first entry
 * from the right that names no address (`unknown`) the chain ends: what stands left of it, nobody vouches for.
 */
export function withoutPorts(forwardedFor: string): string | undefined {
  const entries = forwardedFor.split(',').map(addressIn);
  const known = entries.slice(entries.lastIndexOf(undefined) + 1);
  return known.length === 0 ? undefined : known.join(', ');
}

function addressIn(entry: string): string | undefined {
  const node = entry.trim().replace(/^for=/i, '').replaceAll('"', '');
  if (isIP(node) !== 0) return node;
  const { v6, v4 } = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\w+)?$/.exec(node)?.groups ?? {};
  const address = v6 ?? v4 ?? '';
  return isIP(address) === 0 ? undefined : address;
}
