import type { FastifyReply } from 'fastify';
import type { Refusal } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { tooMany } from '#common/words/wait.ts';
import { words } from '#common/words/words.ts';

/** What is said of a refusal; of one that will pass, also when, by the answer's own `Retry-After`. */
export function say(reply: FastifyReply, locale: Locale, code: Refusal): string {
  return code === 'too_many'
    ? tooMany(locale, Number(reply.getHeader('retry-after') ?? 0))
    : words[locale][code];
}
