import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { connectionLimits } from './app.ts';
import { stopLimit } from './stop.ts';
import { testApp } from './testing/app.ts';
import { SECOND } from './time.ts';

async function listening() {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** A connection that has sent this, and then nothing more. */
  const client = (sent: string): Socket => {
    // A reset is an end as well.
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write(sent);
    return socket;
  };
  return { app, client };
}

const post = `POST ${contactPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n`;
const health = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

it('of requests in one go a hundred are begun, and the connection ends', async () => {
  const { app, client } = await listening();
  let begun = 0;
  app.server.on('request', () => (begun += 1));
  const socket = client(health.repeat(5000)).resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(begun).toBe(connectionLimits.maxRequestsPerSocket);
});

it(
  'clients that stall do not hold up a stop, and those that only wait are let go at once',
  async () => {
    const { app, client } = await listening();
    for (const sent of ['', 'GET /healthz HTTP/1.1\r\n', post]) await once(client(sent), 'connect');
    const idle = client(health);
    await once(idle, 'data');
    // Asks for much, and reads none of it.
    client(health.repeat(90)).pause();
    const idleClosed = once(idle.resume(), 'close');
    const stopped = app.close();
    await idleClosed;
    await stopped;
  },
  stopLimit,
);

it('Node ends a request after 30 seconds, and keeps a connection for longer than nginx does', async () => {
  const { app } = await listening();
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server;
  const { connectionsCheckingInterval } = connectionLimits.http;
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(
    30 * SECOND,
  );
  expect(timeout).toBe(30 * SECOND);
  expect(keepAliveTimeout).toBeGreaterThan(60 * SECOND);
});

it.each([
  ['deploy/systemd/bewertra.service', /^TimeoutStopSec=(\d+)$/m],
  ['compose.yaml', /stop_grace_period: (\d+)s/],
])('%s waits for longer than a stop may take', (file, pattern) => {
  expect(Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]) * SECOND).toBeGreaterThan(stopLimit);
});
