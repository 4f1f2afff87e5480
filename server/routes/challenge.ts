import type { FastifyInstance } from 'fastify';
import { challengePath } from '#common/contact.ts';
import type { AppOptions } from '#server/options.ts';
import type { Limiter } from '#server/protection/limits.ts';
import { sendError } from './errors.ts';

/** A task for the browser to solve before it sends a message; 204 where none is asked for. */
export function registerChallenge(app: FastifyInstance, { protection }: AppOptions, limiter: Limiter): void {
  app.get(challengePath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const pause = await limiter('challenge', request);
    if (pause !== undefined) {
      sendError(request, reply.header('retry-after', pause), 429);
      return reply;
    }
    const { captcha } = await protection();
    return captcha.challenge === undefined ? reply.code(204).send() : captcha.challenge();
  });
}
