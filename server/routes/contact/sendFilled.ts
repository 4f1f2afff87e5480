import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from '#server/routes/vary.ts';

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Sends a page that was filled in for one visitor. */
export async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  varyBy(reply, 'accept-encoding')
    .type('text/html; charset=utf-8')
    // What is one visitor's is not for others, so no cache between us may keep the page.
    .header('cache-control', 'private, no-cache');
  if (encoding === undefined) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressors[encoding](html));
}

/** The best of our encodings that `Accept-Encoding` (RFC 9110, 12.5.3) names and does not rule out. */
function encodingFor(acceptEncoding: string): keyof typeof compressors | undefined {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
