import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { filesOf } from '#common/addresses.ts';
import { captchaCode, formTokenField, type FieldErrors } from '#common/contact.ts';
import { localisedPath, messageSentPath, pathTo } from '#common/routes.ts';
import type { AppOptions } from '#server/options.ts';
import { messages, type Reason } from '#server/words/messages.ts';
import { fillForm, type Outcome } from './fillForm.ts';
import { extraField, typedIn, type Submission } from './submission.ts';

type Answer = FastifyReply | Promise<FastifyReply>;

/** Every way a submission can end, told to whoever sent it. */
export type Answers = {
  accepted: (id: string) => Answer;
  invalid: (errors: FieldErrors) => Answer;
  /** Not taken, for a reason that is not in the fields. */
  refused: (status: number, reason: Reason) => Answer;
};

/** For scripts: JSON, each with a `message`. */
export function jsonAnswers(reply: FastifyReply, { locale }: Submission): Answers {
  const words = messages[locale];
  return {
    accepted: (id) => reply.code(202).send({ message: words.accepted, id }),
    invalid: (errors) =>
      reply.code(400).send({
        message: words.invalid,
        errors: Object.entries(errors).map(([field, code]) => ({ field, code, message: words.fields[code] })),
      }),
    refused: (status, reason) => {
      const message = words[reason];
      const isCaptcha = reason === 'captchaRefused' || reason === 'tooFast';
      const errors = [{ field: 'recaptchaToken', code: captchaCode, message }];
      return reply.code(status).send(isCaptcha ? { message, errors } : { message });
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
  const words = messages[locale];
  const posted = extraField(submission, formTokenField);

  async function formAgain(
    status: number,
    outcome: Outcome,
    token = formTokens?.keep(posted),
  ): Promise<FastifyReply> {
    const [file] = filesOf(pathTo(locale, 'contact'));
    const page = await readFile(join(siteDir, file), 'utf8');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(fillForm(page, typedIn(submission), outcome, token));
  }

  return {
    // Where the service has an origin of its own, the page still lives on the site's.
    accepted: () => {
      const path = localisedPath(locale, messageSentPath);
      return reply.redirect(config.apiBase === undefined ? path : config.siteUrl + path, 303);
    },
    invalid: (errors) => formAgain(400, { kind: 'invalid', errors }),
    refused: (status, reason) => {
      // A token that is missing, too old or spent is no reproach: the page brings a new one.
      if (reason === 'captchaRefused' || reason === 'keyConflict')
        return formAgain(status, { kind: 'refused', text: words.confirm }, formTokens?.issue());
      return formAgain(
        status,
        reason === 'failed' ? { kind: 'failed' } : { kind: 'refused', text: words[reason] },
      );
    },
  };
}
