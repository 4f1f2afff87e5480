import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { brand } from '#common/company.ts';
import { descriptions, webhooks } from './openapi.ts';
import { renderPage, type OpenApi } from './page.ts';

/**
 * The API's description: `/docs` for people, `/docs/openapi.json` for programs. Register it before the
 * routes it describes; pages and undescribed routes are left out. The descriptions do not validate
 * requests, because the service's own checks give better messages.
 */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.1', info: { title: `${brand.name}: contact service`, version: '1' }, webhooks },
    transform: ({ url, route }) => {
      const methods = [route.method].flat();
      const described = methods.map((method) => descriptions[`${method} ${url}`]).find(Boolean);
      return { url, schema: described ?? { hide: true } };
    },
  });
  app.get('/docs/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(app.swagger()),
  );
  app.get('/docs', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage(app.swagger() as OpenApi)),
  );
}
