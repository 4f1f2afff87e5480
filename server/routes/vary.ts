import type { FastifyReply } from 'fastify';

/** Adds a request header that the answer depends on to `Vary`, beside those that others have named there. */
export function varyBy(reply: FastifyReply, name: string): FastifyReply {
  const named = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const isThere = named.some((one) => one.toLowerCase() === name);
  return isThere ? reply : reply.header('vary', [...named, name].join(', '));
}
