import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactPath } from '#common/contact.ts';
import type { AppOptions } from '#server/options.ts';
import { handleError, refusalFor } from '#server/routes/errors.ts';
import { varyBy } from '#server/routes/vary.ts';
import { jsonAnswers, pageAnswers } from './answers.ts';
import { readSubmission, wantsPage } from './submission.ts';
import { takeMessage, type Fate } from './takeMessage.ts';

/** In bytes: far above all fields' limits together, far below what would hurt. */
const bodyLimit = 32 * 1024;

/** The contact endpoint: check, store, answer. Delivery comes later, from the outbox. */
export async function registerContact(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { metrics, onAccepted, onFull } = options;
  // JSON and forms are understood; anything else is refused by its type.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit });

  app.post(contactPath, { bodyLimit, errorHandler: unreadable }, async (request, reply) => {
    varyBy(reply.header('cache-control', 'no-store'), 'accept-language');
    const submission = readSubmission(request);
    const fate = await takeMessage(request, submission, options).catch((error: unknown): Fate => {
      // The cause is for operators only, so it goes to the log.
      request.log.error({ err: error }, 'a message could not be stored');
      return { kind: 'refused', status: 503, reason: 'failed' };
    });

    const answers = submission.isForm
      ? pageAnswers(reply, submission, options)
      : jsonAnswers(reply, submission);
    if (fate.kind === 'invalid') {
      metrics.refused('invalid');
      return answers.invalid(fate.errors);
    }
    if (fate.kind === 'refused') {
      metrics.refused(fate.note ?? fate.reason);
      if (fate.note === 'ceiling') onFull();
      if (fate.retryAfter !== undefined) reply.header('retry-after', fate.retryAfter);
      return answers.refused(fate.status, fate.reason);
    }
    if (fate.kind === 'accepted') {
      metrics.accepted();
      onAccepted();
    }
    return answers.accepted(fate);
  });

  /** A request that cannot be read is answered in kind: with a page if a browser's form sent it. */
  function unreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode = 500 } = error;
    const reason = refusalFor(statusCode);
    metrics.refused(reason);
    if (statusCode >= 500 || !wantsPage(request)) {
      handleError(error, request, reply);
      return;
    }
    varyBy(reply.header('cache-control', 'no-store'), 'accept-language');
    Promise.resolve(pageAnswers(reply, readSubmission(request), options).refused(statusCode, reason)).catch(
      (cause: unknown) => handleError(cause as FastifyError, request, reply),
    );
  }
}
