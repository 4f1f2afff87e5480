import type { FastifyInstance } from 'fastify';
import { challengePath } from '#common/contact.ts';
import type { AppOptions } from '#server/options.ts';
import { sendError } from './errors.ts';

/** A task for the browser to solve before it sends a message; 204 where none is asked for. */
export function registerChallenge(
  app: FastifyInstance,
  { captcha, limiter }: Pick<AppOptions, 'captcha' | 'limiter'>,
): void {
  app.get(challengePath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const pause = await limiter.admit('challenge', request.ip);
    if (pause !== undefined) {
      sendError(request, reply.header('retry-after', pause), 429);
      return reply;
    }
    if (captcha.challenge === undefined) return reply.code(204).send();
    return captcha.challenge();
  });
}
