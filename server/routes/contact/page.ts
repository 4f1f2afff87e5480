import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'node-html-parser';
import { formTokenField } from '#common/contact.ts';
import { contactFormId } from '#common/ids.ts';
import type { FormTokens } from '#server/protection/formTokens.ts';
import { varyBy } from '#server/routes/vary.ts';

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/**
 * Sends the built contact page with a token of its own in the form, for those who post it without a
 * script. The file is read and taken apart once; all else of it stays byte for byte.
 * @param file absolute path of the built page
 */
export function contactPageSender(file: string, formTokens: FormTokens) {
  const page = readFileSync(file, 'utf8');
  const field = parse(page).querySelector(`#${contactFormId} [name="${formTokenField}"]`);
  if (field === null) throw new Error(`${file} has no field ${formTokenField} in its #${contactFormId}`);
  const [start, end] = field.range;
  const [before, after] = [page.slice(0, start), page.slice(end)];

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    field.setAttribute('value', formTokens.issue(request.ip));
    const html = before + field.toString() + after;
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    varyBy(reply, 'accept-encoding')
      .type('text/html; charset=utf-8')
      // One visitor's token is not for others, so no cache between us may keep the page.
      .header('cache-control', 'private, no-cache');
    if (encoding === undefined) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await compressors[encoding](html));
  };
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
