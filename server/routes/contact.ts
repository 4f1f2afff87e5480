import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactPath } from '#common/contact.ts';
import type { AppOptions } from '#server/app.ts';
import type { Acceptance, NewMessage } from '#server/outbox/outbox.ts';
import { wordsFor } from '#server/plugins/errors.ts';
import { MINUTE } from '#server/time.ts';
import { jsonAnswers, pageAnswers, type Answers } from './contactAnswers.ts';
import { readSubmission, validate } from './submission.ts';

/** Far above the fields' limits together, far below what would hurt. */
const bodyLimit = 32 * 1024;

/** Enough for an office behind one address, not for a script. */
const perAddress = { max: 30, timeWindow: 10 * MINUTE };

const keyPattern = /^[\x21-\x7e]{8,128}$/;

/** The contact endpoint: check, store, then answer. What happens to the message later is the outbox's. */
export async function registerContact(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { outbox, captcha, metrics, onAccepted } = options;
  // JSON and forms are understood; anything else is refused by its type.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit });

  const routeOptions = {
    bodyLimit,
    config: { rateLimit: perAddress },
    onError: async (_request: FastifyRequest, _reply: FastifyReply, { statusCode = 500 }: FastifyError) => {
      metrics.refused(wordsFor(statusCode));
    },
  };

  app.post(contactPath, routeOptions, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept-language');
    const submission = readSubmission(request);
    const answers = submission.isForm
      ? pageAnswers(reply, submission, options)
      : jsonAnswers(reply, submission);
    const refuse: Answers['refused'] = (status, reason) => {
      metrics.refused(reason);
      return answers.refused(status, reason);
    };

    const key = request.headers['idempotency-key'];
    if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key)))
      return refuse(400, 'invalidKey');

    const judged = validate(submission);
    if ('errors' in judged) {
      metrics.refused('invalid');
      return answers.invalid(judged.errors);
    }
    const { recaptchaToken, ...contact } = judged.message;

    const verdict = await captcha.verify(recaptchaToken);
    if (verdict.kind === 'refused') return refuse(400, 'captchaRefused');
    if (verdict.kind === 'unavailable') return refuse(503, 'captchaUnavailable');

    const { locale } = submission;
    const idempotencyKey = key === undefined ? {} : { idempotencyKey: key };
    const acceptance = await store(request, { contact, locale, ...idempotencyKey });
    if (acceptance === undefined) return refuse(503, 'failed');
    if (acceptance.kind === 'conflict') return refuse(409, 'keyConflict');
    if (acceptance.kind === 'accepted') {
      metrics.accepted();
      onAccepted();
    }
    return answers.accepted(acceptance.id);
  });

  /** Undefined when the store has not taken it; why is the operators' business, so it goes to the log. */
  async function store(request: FastifyRequest, message: NewMessage): Promise<Acceptance | undefined> {
    try {
      return await outbox.accept(message);
    } catch (error) {
      request.log.error({ err: error }, 'a message could not be stored');
      return undefined;
    }
  }
}
