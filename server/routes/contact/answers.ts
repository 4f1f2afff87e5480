import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { filesOf } from '#common/addresses.ts';
import { contacts } from '#common/company.ts';
import { captchaErrorCode, formTokenField, type RefusalCode } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { whatNext } from '#common/words/next.ts';
import { sentAddress } from '#common/sentAddress.ts';
import { words } from '#common/words/words.ts';
import type { AppOptions } from '#server/options.ts';
import { say } from '#server/routes/errors.ts';
import { refusedPage } from './refusedPage.ts';
import { extraField, typedIn, type Submission } from './submission.ts';
import type { SubmissionResult, SubmissionRefusal } from './takeSubmission.ts';

type Site = Pick<AppOptions, 'siteDir' | 'config' | 'protection'>;

/** Tells whoever sent a submission what became of it. */
export function answer(reply: FastifyReply, submission: Submission, result: SubmissionResult, site: Site) {
  const { isForm, locale } = submission;
  if (result.kind === 'refused') {
    if (result.retryAfter !== undefined) reply.header('retry-after', result.retryAfter);
    reply.code(result.status);
    return isForm
      ? formAgain(reply, submission, result, site)
      : reply.send(problem(reply, submission, result));
  }
  const { id, reference, receivedAt } = result;
  if (!isForm)
    return reply
      .code(202)
      .send({ message: words[locale].accepted, id, reference, next: whatNext(locale, receivedAt) });
  // Where the service has an origin of its own, the page still lives on the site's.
  const { apiBase, siteUrl } = site.config;
  return reply.redirect((apiBase === undefined ? '' : siteUrl) + sentAddress(locale, result), 303);
}

/** What is wrong with the captcha's token, which the answer then names as a field. */
const captchaRefusals: readonly RefusalCode[] = ['captcha_refused', 'captcha_expired', 'too_fast'];

/** For scripts: each answer has a `message`, a refusal also a `code`, and what is wrong with each field. */
function problem(reply: FastifyReply, { locale }: Submission, { code, errors = {} }: SubmissionRefusal) {
  const message = say(reply, locale, code);
  const faults: { field: string; code: string; message: string }[] = Object.entries(errors).map(
    ([field, fault]) => ({ field, code: fault, message: words[locale].fields[fault] }),
  );
  if (captchaRefusals.includes(code))
    faults.push({ field: 'recaptchaToken', code: captchaErrorCode, message });
  return faults.length > 0 ? { code, message, errors: faults } : { code, message };
}

/**
 * A token that is missing, too old, spent or from another network is nobody's fault: the page brings a new one. What
 * another site has posted is a person's own once that person has seen and sent it.
 */
const toConfirm: readonly RefusalCode[] = [
  'captcha_refused',
  'captcha_expired',
  'key_conflict',
  'cross_site',
];

/** What is wrong, and what to do about a message that is too large to come back with the form. */
function alertFor(reply: FastifyReply, locale: Locale, code: RefusalCode): string {
  const said = say(reply, locale, code);
  if (code !== 'too_large') return said;
  return `${said} ${words[locale].tooLargeAdvice} ${contacts.hotline.display}.`;
}

/** For the form without JavaScript: the form again, with what was typed. */
async function formAgain(
  reply: FastifyReply,
  submission: Submission,
  { code, errors = {} }: SubmissionRefusal,
  { siteDir, protection }: Site,
): Promise<FastifyReply> {
  const { locale } = submission;
  const { ip } = reply.request;
  const page = await readFile(join(siteDir, filesOf(pathTo(locale, 'contact'))[0]), 'utf8');
  const { formTokens } = await protection().catch(() => ({ formTokens: undefined }));
  const isNew = toConfirm.includes(code);
  const token = isNew ? formTokens?.issue(ip) : formTokens?.keep(extraField(submission, formTokenField), ip);
  const alert = isNew ? words[locale].confirm : alertFor(reply, locale, code);
  return reply
    .type('text/html; charset=utf-8')
    .send(refusedPage(page, words[locale], typedIn(submission), { alert, errors }, token));
}
