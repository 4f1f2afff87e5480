import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'node-html-parser';
import { daysBetween } from '#common/hotline.ts';
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
import { SECOND } from '#server/time.ts';
import { sendFilled } from './sendFilled.ts';
import { find, splice } from './splice.ts';

/** When the message was received, in seconds. */
const receivedParameter = 'received';

type Accepted = { reference: string; receivedAt: Date };

/** Where the form without JavaScript leads to: the page "sent", with what it has to say in its address. */
export function sentAddress(locale: Locale, { reference, receivedAt }: Accepted): string {
  const received = Math.floor(receivedAt.getTime() / SECOND);
  const parameters = { [referenceParameter]: reference, [receivedParameter]: String(received) };
  return `${localisedPath(locale, messageSentPath)}?${new URLSearchParams(parameters).toString()}`;
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
    const receivedAt = receivedToday(query.get(receivedParameter) ?? '');
    if (receivedAt === undefined) return sendFilled(request, reply, splice(page, [place]));
    next.textContent = whatNext(locale, receivedAt);
    return sendFilled(request, reply, splice(page, [place, next]));
  };
}

/** "Tomorrow" is true for a day. */
function receivedToday(value: string): Date | undefined {
  if (!/^\d{10}$/.test(value)) return undefined;
  const receivedAt = new Date(Number(value) * SECOND);
  const now = new Date();
  return receivedAt <= now && daysBetween(receivedAt, now) === 0 ? receivedAt : undefined;
}
