import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Powerful features that no page of ours uses. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Security headers of every answer. The pages carry their own policy for scripts and styles in a
 * `<meta>`, with the hashes of that build; a browser enforces both policies, so this one has no
 * `default-src` or `script-src` that would contradict it, only what a `<meta>` cannot say and what
 * never differs.
 */
export async function registerHeaders(app: FastifyInstance, { apiBase }: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        // The form without JavaScript posts to the contact service, wherever that lives.
        formAction: ["'self'", ...(apiBase === undefined ? [] : [apiBase])],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}
