import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SECOND } from '#server/time.ts';
import { recaptcha } from './recaptcha.ts';

/** The captcha on a real HTTP server in the provider's place. */
async function withProvider(
  answer: (response: ServerResponse, body: URLSearchParams) => void,
  limit = 20 * SECOND,
) {
  const seen: { url: string; request: IncomingMessage; body: URLSearchParams }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const body = new URLSearchParams(sent);
      seen.push({ url: String(request.headers['x-asked-for']), request, body });
      answer(response, body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const log = { error: vi.fn() };
  const { verify } = recaptcha({
    secret: 'our secret',
    log,
    limit,
    fetch: (url, init) =>
      fetch(`http://127.0.0.1:${port}`, { ...init, headers: { 'x-asked-for': url as string } }),
  });
  return { verify, seen, log, server };
}

const say = (body: object) => (response: ServerResponse) => void response.end(JSON.stringify(body));

describe('recaptcha', () => {
  it('asks Google about the token, with our secret and nothing about the visitor', async () => {
    const { verify, seen } = await withProvider(say({ success: true, hostname: 'www.bewertra.example' }));
    expect(await verify('a token')).toEqual({ kind: 'passed' });
    expect(seen.map(({ url }) => url)).toEqual(['https://www.google.com/recaptcha/api/siteverify']);
    expect(Object.fromEntries(seen[0]?.body ?? [])).toEqual({ secret: 'our secret', response: 'a token' });
  });

  it.each([['invalid-input-response'], ['timeout-or-duplicate'], ['missing-input-response', 'bad-request']])(
    'refuses a token that is at fault (%s)',
    async (...codes) => {
      const { verify } = await withProvider(say({ success: false, 'error-codes': codes }));
      expect(await verify('a token')).toEqual({ kind: 'refused' });
    },
  );

  it('refuses a missing token without asking', async () => {
    const { verify, seen } = await withProvider(say({ success: true }));
    expect(await verify('')).toEqual({ kind: 'refused' });
    expect(seen).toEqual([]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses our secret', say({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['gives no reason', say({ success: false })],
    ['answers something else', say({ sucess: 'yes' })],
    ['answers no JSON', (response) => void response.end('<html>')],
    ['fails', (response) => void response.writeHead(502).end()],
    ['hangs up', (response) => void response.destroy()],
  ])('is unavailable when the provider %s, and the log says so', async (_what, answer) => {
    const { verify, log } = await withProvider(answer);
    expect(await verify('a token')).toEqual({ kind: 'unavailable' });
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('a token');
  });

  it('is unavailable when the provider does not answer in time', async () => {
    const { verify, log } = await withProvider(() => undefined, 50);
    expect(await verify('a token')).toEqual({ kind: 'unavailable' });
    expect(log.error).toHaveBeenCalledOnce();
  });
});
