import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { FieldErrors } from '#common/contact.ts';
import { localisedPath, messageSentPath, pathTo } from '#common/routes.ts';
import type { Config } from '#server/config.ts';
import { fillForm, type Outcome } from '#server/html/fillForm.ts';
import { messages, type Messages } from '#server/messages.ts';
import { filesOf } from './addresses.ts';
import { typedIn, type Submission } from './submission.ts';

/** Every way a submission can end, told to whoever sent it. */
export type Answers = {
  accepted: (id: string) => FastifyReply | Promise<FastifyReply>;
  invalid: (errors: FieldErrors) => FastifyReply | Promise<FastifyReply>;
  /** Not taken, for a reason that is not in the fields. */
  refused: (status: number, reason: keyof Omit<Messages, 'fields'>) => FastifyReply | Promise<FastifyReply>;
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
    refused: (status, reason) => reply.code(status).send({ message: words[reason] }),
  };
}

type Site = { siteDir: string; config: Config };

/** For the form without JavaScript: the page "sent", or the form again with what was typed. */
export function pageAnswers(reply: FastifyReply, submission: Submission, { siteDir, config }: Site): Answers {
  const { locale } = submission;

  async function formAgain(status: number, outcome: Outcome): Promise<FastifyReply> {
    const [file = ''] = filesOf(pathTo(locale, 'contact'));
    const page = await readFile(join(siteDir, file), 'utf8');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(fillForm(page, typedIn(submission), outcome));
  }

  return {
    // Where the service has an origin of its own, the page still lives on the site's.
    accepted: () => {
      const path = localisedPath(locale, messageSentPath);
      return reply.redirect(config.apiBase === undefined ? path : config.siteUrl + path, 303);
    },
    invalid: (errors) => formAgain(400, { kind: 'invalid', errors }),
    refused: (status) => formAgain(status, { kind: 'failed' }),
  };
}
