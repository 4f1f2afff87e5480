import { once } from 'node:events';
import * as http2 from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { words } from '#common/words/words.ts';
import { startService, type Service } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';
import { ask } from './ask.ts';
import { serveByNginx } from './nginx.ts';
import { openSlowly, unfinishedPost } from './slow.ts';

let service: Service;
let site: Awaited<ReturnType<typeof serveByNginx>>;
beforeAll(async () => {
  service = await startService({ TRUSTED_PROXIES: 'loopback' });
  site = await serveByNginx(new URL(service.address).host, false);
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

/** As `limit_conn` in deploy/nginx/limits.conf says. */
const limit = 512;
const attacker = '127.0.0.9';
const visitor = '127.0.0.2';

/** What each connection has been answered, by status; those without an answer are counted as `none`. */
function countAnswers(answers: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const status = answer?.split(' ', 2)[1] ?? 'none';
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Opens slow posts of one client, twenty at a time, and keeps the start of what each is answered. */
async function attack(connections: number): Promise<(string | undefined)[]> {
  const answers: (string | undefined)[] = Array.from({ length: connections });
  const open = async (index: number) => {
    const socket = await openSlowly(site.address, unfinishedPost(contactPath), attacker);
    onTestFinished(() => void socket.destroy());
    socket.once('data', (bytes: Buffer) => (answers[index] = bytes.toString()));
  };
  for (let first = 0; first < connections; first += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => open(first + index)));
  return answers;
}

it('800 slow posts of one client take no page from other visitors, nor the way to write to us', async () => {
  const answers = await attack(800);
  for (let load = 1; load <= 10; load += 1)
    for (const path of ['/', '/contact']) {
      const { status } = await ask(site.address, path, { localAddress: visitor });
      expect(`load ${load} of ${path}: ${status}`).toBe(`load ${load} of ${path}: 200`);
    }
  await expect.poll(() => countAnswers(answers)).toEqual({ none: limit, 429: 800 - limit });
  const { status, headers, text } = await ask(site.address, contactPath, {
    method: 'POST',
    body: '{}',
    localAddress: attacker,
  });
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('10');
  expect(text).toContain(words.en.unsentAdvice);
}, 60_000);

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

/** Asks for files at once on one connection of HTTP/2, as a browser does. */
async function loadFiles(count: number): Promise<number[]> {
  const { hostname, port } = new URL(site.address);
  const session = http2.connect(`https://127.0.0.1:${port}`, {
    rejectUnauthorized: false,
    servername: hostname,
    localAddress: '127.0.0.3',
  } as http2.SecureClientSessionOptions);
  try {
    return await Promise.all(
      Array.from({ length: count }, async () => {
        const stream = session.request({ ':path': '/faq', ':authority': hostname }).resume();
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
