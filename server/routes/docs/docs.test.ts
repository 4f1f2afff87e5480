import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contactFields, contactPath, limits } from '#common/contact.ts';
import { testApp } from '#server/testing/app.ts';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { eventOf } from '#server/webhookEvent.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Document = {
  openapi: string;
  webhooks: Record<
    string,
    {
      post: {
        parameters: { name: string }[];
        requestBody: { content: { 'application/json': { schema: Schema } } };
      };
    }
  >;
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
        responses: Record<string, { content: Record<string, { schema: Schema }> }>;
      }
    >
  >;
};

async function setUp() {
  const { app, outbox } = await testApp();
  const document = (await app.inject('/docs/openapi.json')).json<Document>();
  return { app, outbox, document };
}

describe('/docs', () => {
  it('is not there in production', async () => {
    const { app } = await testApp({ env: { NODE_ENV: 'production', MAIL: 'folder' } });
    for (const url of ['/docs', '/docs/openapi.json']) expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('describes what programs call, and no pages', async () => {
    const { document } = await setUp();
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([contactPath, '/healthz', '/readyz']));
    expect(Object.keys(document.paths)).not.toContain('/faq');
  });

  it('describes what the service sends, in the words of OpenAPI 3.1, which has them', async () => {
    const { app, document } = await setUp();
    expect(document.openapi).toMatch(/^3\.1\./);
    const described = document.webhooks['contact.accepted']?.post;
    expect(described?.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    const schema = described?.requestBody.content['application/json'].schema;
    const event = eventOf(sampleMessage());
    expect(z.fromJSONSchema(schema ?? false).parse(event)).toEqual(event);
    expect((await app.inject('/docs')).body).toContain('webhook contact.accepted');
  });

  it('has the limits that the service checks', async () => {
    const { document } = await setUp();
    const body = document.paths[contactPath]?.['post']?.requestBody?.content['application/json']?.schema;
    expect(body?.['required']).toEqual(expect.arrayContaining([...contactFields]));
    for (const field of contactFields)
      expect(body?.['properties']).toMatchObject({ [field]: { maxLength: limits[field] } });
  });

  it('tells the truth about the answers', async () => {
    const { app, outbox, document } = await setUp();
    const post = (payload: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: contactPath,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-form-one-key', ...headers },
        payload,
      });
    const body = JSON.stringify(sampleContact);
    const answers = [
      await post(body),
      await post('{}'),
      await post('{'),
      await post(JSON.stringify({ ...sampleContact, town: 'Bonn' })),
      await post(JSON.stringify({ message: 'x'.repeat(40_000) })),
      await post('x', { 'content-type': 'text/plain' }),
    ];
    outbox.accept = () => Promise.reject(new Error('disk full'));
    answers.push(await post(body, { 'idempotency-key': 'another-key' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 400, 400, 409, 413, 415, 503]);
    for (const answer of answers) {
      const described = document.paths[contactPath]?.['post']?.responses[answer.statusCode];
      const schema = described?.content['application/json']?.schema;
      if (schema === undefined) throw new Error(`${answer.statusCode} is not described`);
      expect(z.fromJSONSchema(schema).safeParse(answer.json()).error).toBeUndefined();
    }
  });

  it('shows people a page that fetches nothing', async () => {
    const { app } = await setUp();
    const { statusCode, headers, body } = await app.inject('/docs');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`POST ${contactPath}`);
    expect(body).not.toMatch(/<script|<link|<img|https?:\/\//);
  });
});
