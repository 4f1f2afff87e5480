import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { connectionLimits, longestRequest } from './connections.ts';
import { stopLimit } from './stop.ts';
import { testApp } from './testing/app.ts';
import { fixtureSite, sharedSite } from './testing/site.ts';
import { SECOND } from './time.ts';

/** The same limits, a hundred times shorter. */
const short = Object.fromEntries(
  Object.entries(connectionLimits).map(([name, limit]) => [name, limit / 100]),
) as typeof connectionLimits;

/** What a busy machine may be late by; Node adds a second of its own to the time between requests. */
const late = 2 * SECOND;

async function listening(siteDir = sharedSite()) {
  const { app } = await testApp({ siteDir, connections: short });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
}

/** A connection that has sent this, and then nothing more. */
function client(port: number, text: string): Socket {
  // A reset is an end as well.
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(text);
  return socket;
}

/** Sends `first`, then `drop` again and again; how long the server puts up with it, in milliseconds. */
async function endured(port: number, first: string, drop: string): Promise<number> {
  const began = performance.now();
  const socket = client(port, first).resume();
  const trickle = setInterval(() => drop !== '' && socket.write(drop), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(trickle);
  return performance.now() - began;
}

const post = `POST ${contactPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n`;
const health = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
const afterAnswer = short.keepAlive + short.headers;

it('a connection ends within what is promised, whatever it does', async () => {
  const { port } = await listening();
  await Promise.all(
    [
      ['says nothing', '', '', longestRequest / 100],
      ['sends its headers drop by drop', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X: y\r\n', longestRequest / 100],
      ['sends its message drop by drop', post, ' ', longestRequest / 100],
      ['stops in the middle of its message', post, '', longestRequest / 100],
      ['stays open after an answer', health, '', afterAnswer],
      ['is kept awake by empty lines after an answer', health, '\r\n', afterAnswer],
    ].map(async ([what, first, drop, most]) =>
      expect(await endured(port, String(first), String(drop)), String(what)).toBeLessThan(
        Number(most) + late,
      ),
    ),
  );
});

it('a connection that does not read its answer ends', async () => {
  const siteDir = fixtureSite();
  writeFileSync(join(siteDir, 'large.bin'), Buffer.alloc(32 * 1024 * 1024));
  const { app, port } = await listening(siteDir);
  client(port, 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n').pause();
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  await once(accepted, 'close');
});

it('clients that stall do not hold up a stop, and those that only wait are let go at once', async () => {
  const { app, port } = await listening();
  for (const text of ['', 'GET /healthz HTTP/1.1\r\n', post]) await once(client(port, text), 'connect');
  const idle = client(port, health);
  await once(idle, 'data');
  // Asks for much, and reads none of it: what the kernel does not buffer stays with the server.
  client(port, health.repeat(50_000)).pause();
  const idleClosed = once(idle.resume(), 'close');
  const stopped = app.close();
  await idleClosed;
  await stopped;
});

it('promises 30 seconds for a whole request, and waits longer than a proxy keeps a connection', () => {
  expect(longestRequest).toBe(30 * SECOND);
  expect(connectionLimits.headers + connectionLimits.checkEvery).toBeLessThanOrEqual(longestRequest);
  // nginx keeps a connection for 60 s: ending it first would lose a message that is on its way.
  expect(connectionLimits.keepAlive).toBeGreaterThan(60 * SECOND);
});

it.each([
  ['deploy/systemd/bewertra.service', /^TimeoutStopSec=(\d+)$/m],
  ['compose.yaml', /stop_grace_period: (\d+)s/],
])('%s waits for longer than a stop may take', (file, pattern) => {
  expect(Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]) * SECOND).toBeGreaterThan(stopLimit);
});
