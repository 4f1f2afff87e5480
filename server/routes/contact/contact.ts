import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactPath } from '#common/contact.ts';
import type { AppOptions } from '#server/options.ts';
import type { Limits } from '#server/protection/limits.ts';
import { handleError, refusalOf } from '#server/routes/errors.ts';
import { varyBy } from '#server/routes/vary.ts';
import { answer } from './answers.ts';
import { readBodies } from './body.ts';
import { readSubmission, wantsPage } from './submission.ts';
import { takeSubmission, type SubmissionResult } from './takeSubmission.ts';

/**
 * In bytes: above the largest valid form, in which each letter of most scripts takes nine (`%E0%A4%A8`), far below what
 * would hurt. nginx has the same (`client_max_body_size`).
 */
const bodyLimit = 64 * 1024;

/** The contact endpoint: check, store, answer. Delivery comes later, from the outbox. */
export function registerContact(app: FastifyInstance, options: AppOptions, limits: Limits): void {
  const { metrics, onAccepted, onCeilingReached } = options;
  const guards = { ...options, ...limits };
  readBodies(app, bodyLimit);

  app.post(contactPath, { bodyLimit, errorHandler: unreadable }, async (request, reply) => {
    const submission = readSubmission(request);
    const result = await takeSubmission(request, submission, guards).catch(
      (error: unknown): SubmissionResult => {
        // The cause is for operators only, so it goes to the log.
        request.log.error({ err: error }, 'a message could not be stored');
        return { kind: 'refused', status: 503, code: 'failed' };
      },
    );
    if (result.kind === 'refused') metrics.refused(result.reason ?? result.code);
    if (result.kind === 'refused' && result.reason === 'ceiling') onCeilingReached();
    if (result.kind === 'accepted') {
      metrics.accepted();
      onAccepted();
    }
    varyBy(reply.header('cache-control', 'no-store'), 'accept-language');
    return answer(reply, submission, result, options);
  });

  /** A request that cannot be read is answered in kind: with a page if a browser's form sent it. */
  function unreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status = 500 } = error;
    const code = refusalOf(error);
    metrics.refused(code);
    if (status >= 500 || !wantsPage(request)) {
      handleError(error, request, reply);
      return;
    }
    varyBy(reply.header('cache-control', 'no-store'), 'accept-language');
    const submission = { ...readSubmission(request), isForm: true };
    Promise.resolve(answer(reply, submission, { kind: 'refused', status, code }, options)).catch(
      (cause: unknown) => handleError(cause as FastifyError, request, reply),
    );
  }
}
