import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'node-html-parser';
import {
  referenceParameter,
  sentNextId,
  sentReferenceId,
  sentSpelledId,
  sentWrittenId,
} from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { readReference } from '#common/reference.ts';
import { localisedPath, messageSentPath } from '#common/routes.ts';
import { spelled } from '#common/spelled.ts';
import { whatNext } from '#common/words/next.ts';
import type { Stored } from '#server/store/outbox.ts';
import { SECOND } from '#server/time.ts';
import { sendFilled } from './sendFilled.ts';
import { find, splice } from './splice.ts';

/** When the message was received, in seconds. */
const receivedParameter = 'received';

type Sent = Pick<Stored, 'reference' | 'receivedAt'>;

/** Where the form without JavaScript leads to: the page "sent", with what it has to say in its address. */
export function sentAddress(locale: Locale, { reference, receivedAt }: Sent): string {
  const path = localisedPath(locale, messageSentPath);
  if (reference === undefined) return path;
  const received = Math.floor(receivedAt.getTime() / SECOND);
  return `${path}?${referenceParameter}=${reference}&${receivedParameter}=${received}`;
}

/**
 * Sends the built page "sent" with the reference in it, and what happens next while that is still of today.
 * Anybody can write such an address, so what is in it is shown only where it could have come from us.
 * @param file name of the built page in `siteDir`
 */
export function sentPageSender(siteDir: string, file: string, locale: Locale) {
  const page = readFileSync(join(siteDir, file), 'utf8');
  const root = parse(page, { comment: true });
  const place = find(root, `#${sentReferenceId}`);
  const written = find(place, `#${sentWrittenId}`);
  const letters = find(place, `#${sentSpelledId}`);
  const next = find(root, `#${sentNextId}`);
  place.removeAttribute('hidden');

  return (request: FastifyRequest, reply: FastifyReply) => {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const reference = readReference(query.get(referenceParameter) ?? '');
    if (reference === undefined) return reply.sendFile(file);
    written.textContent = reference;
    letters.textContent = spelled(reference);
    const [received = ''] = /^\d{10}$/.exec(query.get(receivedParameter) ?? '') ?? [];
    const said = whatNext(locale, new Date(Number(received) * SECOND));
    if (said === undefined) return sendFilled(request, reply, splice(page, [place]));
    next.textContent = said;
    return sendFilled(request, reply, splice(page, [place, next]));
  };
}
