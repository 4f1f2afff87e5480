import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { connectionLimits, longestRequest } from './connections.ts';
import { testApp } from './testing/app.ts';
import { fixtureSite, sharedSite } from './testing/site.ts';
import { SECOND } from './time.ts';

/** The same limits, a hundred times shorter. */
const short = Object.fromEntries(
  Object.entries(connectionLimits).map(([name, limit]) => [name, limit / 100]),
) as typeof connectionLimits;

async function listening(siteDir = sharedSite()) {
  const { app } = await testApp({ siteDir, connections: short });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { server: app.server, port: (app.server.address() as AddressInfo).port };
}

/** Sends `first`, then `drop` again and again; how long the server puts up with it, in milliseconds. */
async function endured(port: number, first: string, drop: string): Promise<number> {
  const began = performance.now();
  // A reset is an end as well.
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume().write(first);
  const trickle = setInterval(() => drop !== '' && socket.write(drop), 20);
  onTestFinished(() => {
    socket.destroy();
  });
  await closed;
  clearInterval(trickle);
  return performance.now() - began;
}

const post = `POST ${contactPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n`;

it.each([
  ['says nothing', '', ''],
  ['sends its headers drop by drop', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X: y\r\n'],
  ['sends its message drop by drop', post, ' '],
  ['stops in the middle of its message', post, ''],
])('a connection that %s ends within what is promised', async (_what, first, drop) => {
  // A busy machine may be late; it is never a second time as late as allowed.
  expect(await endured((await listening()).port, first, drop)).toBeLessThan(
    longestRequest / 100 + SECOND / 2,
  );
});

it.each([
  ['stays open', ''],
  ['is kept awake by empty lines', '\r\n'],
])('a connection that %s after an answer ends as well', async (_what, drop) => {
  const { port } = await listening();
  const request = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  // Node adds a second of its own to the time between requests.
  const most = short.keepAlive + short.headers + 1.5 * SECOND;
  expect(await endured(port, request, drop)).toBeLessThan(most);
});

it('a connection that does not read its answer ends', async () => {
  const siteDir = fixtureSite();
  writeFileSync(join(siteDir, 'large.bin'), Buffer.alloc(32 * 1024 * 1024));
  const { server, port } = await listening(siteDir);
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause().write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  onTestFinished(() => {
    socket.destroy();
  });
  const [accepted] = (await once(server, 'connection')) as [Socket];
  const began = performance.now();
  await once(accepted, 'close');
  // Silence is counted from the last byte that the system took.
  expect(performance.now() - began).toBeLessThan(2 * short.silence + SECOND / 2);
});

it('promises 30 seconds for a whole request, and waits longer than a proxy keeps a connection', () => {
  expect(longestRequest).toBe(30 * SECOND);
  expect(connectionLimits.headers + connectionLimits.checkEvery).toBeLessThanOrEqual(longestRequest);
  // nginx keeps a connection for 60 s: ending it first would lose a message that is on its way.
  expect(connectionLimits.keepAlive).toBeGreaterThan(60 * SECOND);
});
