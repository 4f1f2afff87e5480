import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { closedPolicy, deployFolder, policyFile, securityHeaders } from '#common/headers.ts';

/** The policy that the build wrote for its pages. */
function builtPolicy(siteDir: string): string {
  try {
    return readFileSync(join(siteDir, deployFolder, policyFile), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return closedPolicy;
    throw error;
  }
}

type Headers = Record<string, string>;

/** Puts the security headers on every answer. */
export function registerHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** The security headers that go with a built site. */
export function headersOf(siteDir: string): Headers {
  return securityHeaders(builtPolicy(siteDir));
}
