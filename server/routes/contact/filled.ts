import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HTMLElement } from 'node-html-parser';
import { varyBy } from '#server/routes/vary.ts';

/** An element that the build is sure to have written. */
export function find(within: HTMLElement, selector: string): HTMLElement {
  const element = within.querySelector(selector);
  if (element === null) throw new Error(`the built page has no ${selector}`);
  return element;
}

/**
 * Puts changed elements back at their places in a page; none of them lies within another. Whatever is not
 * changed stays byte for byte: the page's policy carries hashes, its scripts expect it.
 */
export function splice(page: string, changed: HTMLElement[]): string {
  let result = '';
  let position = 0;
  for (const element of changed.toSorted((a, b) => a.range[0] - b.range[0])) {
    const [start, end] = element.range;
    result += page.slice(position, start) + element.toString();
    position = end;
  }
  return result + page.slice(position);
}

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Sends a page that was filled in for one visitor: no cache between us may keep it. */
export async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  // Named in Accept-Encoding (RFC 9110, 12.5.3) and not ruled out.
  const accepted = (request.headers['accept-encoding'] ?? '').toLowerCase();
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  );
  varyBy(reply, 'accept-encoding')
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache');
  if (encoding === undefined) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressors[encoding](html));
}
