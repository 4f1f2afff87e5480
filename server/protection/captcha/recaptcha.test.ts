import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { httpServer } from '#server/testing/webhook.ts';
import { SECOND } from '#server/time.ts';
import { recaptcha } from './recaptcha.ts';

/** The captcha with a real HTTP server in the provider's place. */
async function withProvider(answer: (response: ServerResponse) => void, limit = 20 * SECOND) {
  const seen: [url: string, body: string][] = [];
  const log = { error: vi.fn() };
  const origin = await httpServer((request, response) => {
    void text(request).then((body) => {
      seen.push([String(request.headers['x-asked-for']), body]);
      answer(response);
    });
  });
  const { verify } = recaptcha({
    secret: 'our secret',
    log,
    limit,
    fetch: (url, init) => fetch(origin, { ...init, headers: { 'x-asked-for': url as string } }),
  });
  return { verify, seen, log };
}

const say = (body: object) => (response: ServerResponse) => void response.end(JSON.stringify(body));

describe('recaptcha', () => {
  it('asks Google about the token, with our secret and nothing about the visitor', async () => {
    const { verify, seen } = await withProvider(say({ success: true, hostname: 'www.bewertra.example' }));
    expect(await verify('a token')).toEqual({ kind: 'passed' });
    expect(seen).toEqual([
      ['https://www.google.com/recaptcha/api/siteverify', 'secret=our+secret&response=a+token'],
    ]);
  });

  it.each([['invalid-input-response'], ['missing-input-response', 'bad-request']])(
    'refuses a token that is at fault (%s)',
    async (...codes) => {
      const { verify } = await withProvider(say({ success: false, 'error-codes': codes }));
      expect(await verify('a token')).toEqual({ kind: 'refused' });
    },
  );

  it('says of a token that is older than two minutes, or was used, that a new one may pass', async () => {
    const { verify } = await withProvider(say({ success: false, 'error-codes': ['timeout-or-duplicate'] }));
    expect(await verify('a token')).toEqual({ kind: 'expired' });
  });

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
    ['does not answer in time', () => undefined],
  ])('is unavailable when the provider %s, and the log says so', async (_what, answer) => {
    const { verify, log } = await withProvider(answer, SECOND);
    expect(await verify('a token')).toEqual({ kind: 'unavailable' });
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('a token');
  });

  it('does not believe a success in the answer of a provider that fails', async () => {
    const { verify } = await withProvider((response) => {
      response.writeHead(502).end(JSON.stringify({ success: true }));
    });
    expect(await verify('a token')).toEqual({ kind: 'unavailable' });
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['all its codes', say({ success: false, 'error-codes': ['one-code', 'another'] }), 'one-code, another'],
    ['that it gave none', say({ success: false }), 'no reason'],
    ['its status', (response) => void response.writeHead(502).end(), '502'],
  ])('logs of a provider that refuses us %s', async (_what, answer, said) => {
    const { verify, log } = await withProvider(answer);
    await verify('a token');
    const [{ err }, message] = log.error.mock.lastCall as [{ err: Error }, string];
    expect(err.message).toContain(said);
    expect(message).toBe('reCAPTCHA cannot be checked');
  });

  it('needs no log', async () => {
    const failing = () => Promise.reject(new Error('away'));
    const { verify } = recaptcha({ secret: 'our secret', fetch: failing });
    expect(await verify('a token')).toEqual({ kind: 'unavailable' });
  });
});
