import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RefusalCode } from '#common/contact.ts';

/** The type of what a browser's form sends without JavaScript. */
const formType = 'application/x-www-form-urlencoded';

/** Whether a `Content-Type` is that of an HTML form; its case does not matter (RFC 9110, 8.3.1). */
export const isFormType = (type: string): boolean => type.toLowerCase().startsWith(formType);

/** What a client may call its text's bytes: UTF-8, and US-ASCII, which is the same as far as it goes. */
const readable = ['utf-8', 'utf8', 'us-ascii'];

/** An error that is answered with a status and a code, in the caller's language. */
const refusal = (statusCode: number, code: RefusalCode, why: string) =>
  Object.assign(new Error(why), { statusCode, code });

/** The fault of a body whose characters would be others once it is read; undefined where there is none. */
function faultOf({ headers }: FastifyRequest, bytes: Buffer): Error | undefined {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!readable.includes(charset.toLowerCase()))
    return refusal(415, 'unsupported_type', 'a charset other than UTF-8');
  return isUtf8(bytes) ? undefined : refusal(400, 'not_utf8', 'no UTF-8');
}

/** The bytes that a form's body stands for. */
function unescaped(body: Buffer): Buffer {
  const byteOf = (_escape: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  return Buffer.from(body.toString('latin1').replace(/%([\da-f]{2})/gi, byteOf), 'latin1');
}

/** Has JSON and forms understood, in UTF-8; anything else is refused by its type, and nothing is read damaged. */
export function readBodies(app: FastifyInstance, bodyLimit: number): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request, body, done) => {
      const fault = faultOf(request, body);
      if (fault === undefined) void parseJson(request, body.toString(), done);
      else done(fault);
    },
  );
  app.addContentTypeParser<Buffer>(formType, { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    // Before URLSearchParams: it reads what is no UTF-8 as replacement characters.
    const fault = faultOf(request, unescaped(body));
    if (fault === undefined) done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    else done(fault);
  });
}
