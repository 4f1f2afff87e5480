import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'node-html-parser';
import * as ids from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { readReference } from '#common/reference.ts';
import { spelled } from '#common/spelled.ts';
import { whatNext } from '#common/words/next.ts';
import { SECOND } from '#server/time.ts';
import { find, sendFilled, splice } from './filled.ts';

/**
 * Sends the built page "sent" with the reference in it, and what happens next while that is still of today.
 * Anybody can write such an address, so what is in it is shown only where it could have come from us.
 * @param file absolute path of the built page
 */
export function sentPageSender(file: string, locale: Locale) {
  const page = readFileSync(file, 'utf8');
  const root = parse(page, { comment: true });
  const place = find(root, `#${ids.sentReferenceId}`);
  const written = find(place, `#${ids.sentWrittenId}`);
  const letters = find(place, `#${ids.sentSpelledId}`);
  const next = find(root, `#${ids.sentNextId}`);
  place.removeAttribute('hidden');

  return (request: FastifyRequest, reply: FastifyReply) => {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const reference = readReference(query.get(ids.referenceParameter) ?? '');
    if (reference === undefined) return sendFilled(request, reply, page);
    written.textContent = reference;
    letters.textContent = spelled(reference);
    const [received = ''] = /^\d{10}$/.exec(query.get(ids.receivedParameter) ?? '') ?? [];
    const said = whatNext(locale, new Date(Number(received) * SECOND));
    if (said === undefined) return sendFilled(request, reply, splice(page, [place]));
    next.textContent = said;
    return sendFilled(request, reply, splice(page, [place, next]));
  };
}
