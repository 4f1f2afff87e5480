import { once } from 'node:events';
import * as http2 from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { words } from '#common/words/words.ts';
import { SECOND } from '#server/time.ts';
import { ask } from './ask.ts';
import { openSlowly, unfinishedPost } from './slow.ts';
import { serveBehindNginx } from './targets.ts';

let site: Awaited<ReturnType<typeof serveBehindNginx>>;
beforeAll(async () => {
  site = await serveBehindNginx({ maintenance: false });
});
afterAll(() => site.stop());

/** As `limit_conn` in deploy/nginx/limits.conf says. */
const limit = 512;
const attacker = '127.0.0.9';
const visitor = '127.0.0.2';
const host = 'www.bewertra.example';
const postHeaders = {
  ':method': 'POST',
  ':path': contactPath,
  'content-type': 'application/json',
  'content-length': '9999',
};

it('800 slow posts of one client, each on a connection of its own, take no page from other visitors', async () => {
  for (let opened = 0; opened < 800; opened += 40)
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = await openSlowly(site.address, unfinishedPost(contactPath), attacker);
        onTestFinished(() => void socket.destroy());
      }),
    );
  for (let load = 1; load <= 10; load += 1)
    for (const path of ['/', '/contact']) {
      const { status } = await ask(site.address, path, { localAddress: visitor });
      expect(`load ${load} of ${path}: ${status}`).toBe(`load ${load} of ${path}: 200`);
    }
}, 120_000);

it('of one client 512 requests are under way at most; the next are told to come back, and whom to call', async () => {
  const answers: number[] = [];
  const sessions = Array.from({ length: 7 }, () => openSession(attacker));
  onTestFinished(() => sessions.forEach((session) => session.destroy()));
  for (const session of sessions)
    for (let index = 0; index < 100; index += 1) {
      const stream = session.request({ ...postHeaders, ':authority': host }, { endStream: false });
      stream.on('error', () => undefined);
      stream.once('response', (answered) => answers.push(answered[':status'] ?? 0));
      stream.resume().write('{');
    }
  await expect.poll(() => answers.length, { timeout: 10 * SECOND }).toBe(700 - limit);
  expect(new Set(answers)).toEqual(new Set([429]));

  const { status, headers, text } = await ask(site.address, contactPath, {
    method: 'POST',
    body: '{}',
    localAddress: attacker,
  });
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('10');
  expect(text).toContain(words.en.unsentAdvice);
});

it('a body goes on to the service as it comes, so that its 30 seconds for one count', async () => {
  const textPost = unfinishedPost(contactPath).replace('application/json', 'text/plain');
  const socket = await openSlowly(site.address, textPost, visitor);
  const [answer] = (await once(socket, 'data', { signal: AbortSignal.timeout(5 * SECOND) })) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 415 /);
  socket.destroy();
});

it('twelve visitors behind one address who load thirty files each in the same moment get all of them', async () => {
  const statuses = await Promise.all(Array.from({ length: 12 }, () => loadFiles(30)));
  expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
});

/** A connection of HTTP/2, as browsers open one, from an address of this machine. */
function openSession(localAddress: string): http2.ClientHttp2Session {
  const { port } = new URL(site.address);
  const options = { rejectUnauthorized: false, servername: host, localAddress };
  return http2.connect(`https://127.0.0.1:${port}`, options as http2.SecureClientSessionOptions);
}

/** Asks for files at once on one connection, as a browser does. */
async function loadFiles(count: number): Promise<number[]> {
  const session = openSession('127.0.0.3');
  try {
    return await Promise.all(
      Array.from({ length: count }, async () => {
        const stream = session.request({ ':path': '/faq', ':authority': host }).resume();
        const [answered] = (await once(stream, 'response')) as [{ ':status': number }];
        await once(stream, 'end');
        return answered[':status'];
      }),
    );
  } finally {
    session.destroy();
  }
}

it('speaks HTTP/2 by TLS, and this version of nginx has no warning about how it is told to', async () => {
  const socket: TLSSocket = await openSlowly(site.address, '', visitor, ['h2']);
  expect(socket.alpnProtocol).toBe('h2');
  socket.destroy();
  expect(site.startLog()).not.toMatch(/\[warn\]|deprecated/);
});
