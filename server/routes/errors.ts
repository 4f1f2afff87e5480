import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalCodes, type RefusalCode } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { tooMany } from '#common/words/wait.ts';
import { words } from '#common/words/words.ts';
import { pathOf } from '#server/log.ts';
import { preferredLocale } from './preferredLocale.ts';
import { varyBy } from './vary.ts';

/** Whether an address belongs to the API, whose every answer is JSON with a `message`; errors have a `code` as well. */
export function isApiPath(path: string): boolean {
  return /^\/email(\/|$)/.test(path);
}

const byStatus: Partial<Record<number, RefusalCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many',
};

/** The code of a request's error: its own where it is one of an answer's, or else that of its status. */
export function refusalOf({ code, statusCode = 500 }: FastifyError): RefusalCode {
  return refusalCodes.find((one) => one === code) ?? refusalFor(statusCode);
}

/** The code that a status stands for where nothing more is known. */
function refusalFor(status: number): RefusalCode {
  return byStatus[status] ?? (status < 500 ? 'malformed' : 'failed');
}

/** What is said of a refusal; of one that will pass soon, also when, by the answer's own `Retry-After`. */
export function say(reply: FastifyReply, locale: Locale, code: RefusalCode): string {
  return code === 'too_many'
    ? tooMany(locale, Number(reply.getHeader('retry-after') ?? 0))
    : words[locale][code];
}

/** Ends a request with an error in the caller's language: JSON below the API, plain text elsewhere. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code = refusalFor(status),
): void {
  const message = say(reply, preferredLocale(request.headers['accept-language']), code);
  varyBy(reply, 'accept-language').code(status).header('cache-control', 'no-store');
  if (isApiPath(pathOf(request.url))) reply.send({ code, message });
  else reply.type('text/plain; charset=utf-8').send(message);
}

/** Answers an error: what went wrong stays in the log. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  // Folders and odd spellings (`//faq`): to a visitor there is simply nothing there.
  if (status === 403) {
    reply.callNotFound();
    return;
  }
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status >= 400) sendError(request, reply, status, refusalOf(error));
  else sendError(request, reply, 500);
}

/** Methods that an address does answer, when the request came with another one; else none. */
export function otherMethods(app: FastifyInstance, { method, url }: FastifyRequest): string[] {
  const known = ['GET', 'HEAD', 'POST'].filter((one) => app.hasRoute({ method: one, url: pathOf(url) }));
  return known.includes(method) ? [] : known;
}
