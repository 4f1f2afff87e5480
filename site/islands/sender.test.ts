import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createSender } from './sender.ts';

const message = {
  firstName: 'Jörg',
  lastName: 'Größer',
  email: 'jo@beispiel.example',
  phone: '+49 30 23125 321',
  message: 'Guten Tag',
  town: 'Köln',
  country: 'DE',
};

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

/** A sender with a real service that answers with these statuses, and the requests that service has seen. */
async function setUp(...statuses: number[]) {
  const seen: { key: unknown; token: unknown }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { recaptchaToken } = body as { recaptchaToken: string };
      seen.push({ key: request.headers['idempotency-key'], token: recaptchaToken });
      response
        .writeHead(statuses[seen.length - 1] ?? 500, { connection: 'close', 'retry-after': '90' })
        .end(JSON.stringify({ reference: `reference ${seen.length}` }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  let key = 1;
  let token = 1;
  const sender = createSender(
    {
      endpoint: `http://127.0.0.1:${port}/`,
      challengeEndpoint: '',
      recaptchaSiteKey: '',
      language: 'de',
    },
    { current: () => `key ${key}`, renew: () => (key += 1) },
    {
      prepare: () => undefined,
      token: () => Promise.resolve(`token ${token}`),
      renew: () => (token += 1),
    },
  );
  return { send: () => sender.send(message), seen };
}

it('keeps key and token over attempts that failed, and takes others for the next message', async () => {
  const { send, seen } = await setUp(503, 202, 202);
  await expect(send()).rejects.toMatchObject({ status: 503 });
  expect(await send()).toMatchObject({ reference: 'reference 2' });
  await send();
  const first = { key: 'key 1', token: 'token 1' };
  expect(seen).toEqual([first, first, { key: 'key 2', token: 'token 2' }]);
});

it('keeps the key and takes another token after a refusal', async () => {
  const { send, seen } = await setUp(400, 202);
  await expect(send()).rejects.toMatchObject({ status: 400 });
  await send();
  expect(seen[1]).toEqual({ key: 'key 1', token: 'token 2' });
});

it('leaves a service alone that was asked too often, and says for how long', async () => {
  const { send, seen } = await setUp(429, 202);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await expect(send()).rejects.toMatchObject({ status: 429, wait: 'in 2 Minuten' });
  vi.advanceTimersByTime(40_000);
  await expect(send()).rejects.toMatchObject({ status: 429, wait: 'in 1 Minute' });
  expect(seen).toHaveLength(1);
  vi.advanceTimersByTime(51_000);
  await send();
  expect(seen).toHaveLength(2);
});

it('sends a changed text as a new message if the first had arrived unnoticed, but only once', async () => {
  const { send, seen } = await setUp(409, 202, 409, 409);
  expect(await send()).toMatchObject({ reference: 'reference 2' });
  expect(seen[1]).toEqual({ key: 'key 2', token: 'token 2' });
  await expect(send()).rejects.toMatchObject({ status: 409 });
  expect(seen).toHaveLength(4);
});
