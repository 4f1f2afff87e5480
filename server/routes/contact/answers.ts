import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { filesOf } from '#common/addresses.ts';
import { captchaCode, formTokenField, type FieldErrors, type Refusal } from '#common/contact.ts';
import { pathTo } from '#common/routes.ts';
import { whatNext } from '#common/words/next.ts';
import { words } from '#common/words/words.ts';
import type { AppOptions } from '#server/options.ts';
import { say } from '#server/routes/say.ts';
import type { Stored } from '#server/store/outbox.ts';
import { fillForm, type Outcome } from './fillForm.ts';
import { sentAddress } from './sentPage.ts';
import { extraField, typedIn, type Submission } from './submission.ts';

type Answer = FastifyReply | Promise<FastifyReply>;

/** Every way a submission can end, told to whoever sent it. */
export type Answers = {
  accepted: (message: Stored) => Answer;
  invalid: (errors: FieldErrors) => Answer;
  /** Not taken, for a reason that is not in the fields. */
  refused: (status: number, code: Refusal) => Answer;
};

/** For scripts: JSON, each with a `message`; a refusal also has a `code`. */
export function jsonAnswers(reply: FastifyReply, { locale }: Submission): Answers {
  const said = words[locale];
  return {
    accepted: ({ id, reference, receivedAt }) =>
      reply.code(202).send({ message: said.accepted, id, reference, next: whatNext(locale, receivedAt) }),
    invalid: (errors) =>
      reply.code(400).send({
        code: 'invalid' satisfies Refusal,
        message: said.invalid,
        errors: Object.entries(errors).map(([field, code]) => ({ field, code, message: said.fields[code] })),
      }),
    refused: (status, code) => {
      const message = say(reply, locale, code);
      const isCaptcha = code === 'captcha_refused' || code === 'too_fast';
      const errors = [{ field: 'recaptchaToken', code: captchaCode, message }];
      return reply.code(status).send(isCaptcha ? { code, message, errors } : { code, message });
    },
  };
}

type Site = Pick<AppOptions, 'siteDir' | 'config' | 'formTokens'>;

/** For the form without JavaScript: the page "sent", or the form again with what was typed. */
export function pageAnswers(
  reply: FastifyReply,
  submission: Submission,
  { siteDir, config, formTokens }: Site,
): Answers {
  const { locale } = submission;
  const { ip } = reply.request;
  const posted = extraField(submission, formTokenField);

  async function formAgain(
    status: number,
    outcome: Outcome,
    token = formTokens?.keep(posted, ip),
  ): Promise<FastifyReply> {
    const [file] = filesOf(pathTo(locale, 'contact'));
    const page = await readFile(join(siteDir, file), 'utf8');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(fillForm(page, words[locale], typedIn(submission), outcome, token));
  }

  return {
    // Where the service has an origin of its own, the page still lives on the site's.
    accepted: (message) => {
      const address = sentAddress(locale, message);
      return reply.redirect(config.apiBase === undefined ? address : config.siteUrl + address, 303);
    },
    invalid: (errors) => formAgain(400, { code: 'invalid', errors }),
    refused: (status, code) =>
      // A token that is missing, too old, spent or from another network is nobody's fault: the page brings a
      // new one. What another site has posted is a person's own once that person has seen and sent it.
      code === 'captcha_refused' || code === 'key_conflict' || code === 'cross_site'
        ? formAgain(status, { code: 'confirm' }, formTokens?.issue(ip))
        : formAgain(status, { code, alert: say(reply, locale, code) }),
  };
}
