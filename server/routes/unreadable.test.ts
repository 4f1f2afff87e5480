import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { closedPolicy, securityHeaders } from '#common/headers.ts';
import { words } from '#common/words/words.ts';
import { testApp } from '#server/testing/app.ts';

/** A connection to a service of its own, which is readied before it listens. */
async function connected(ready: (app: FastifyInstance) => unknown = () => undefined): Promise<Socket> {
  const { app } = await testApp({ siteDir: '/nowhere' });
  ready(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** What still comes on a connection until it ends; a reset after the answer is an end as well. */
async function restOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  await new Promise((resolve) =>
    socket
      .on('data', (chunk) => chunks.push(chunk))
      .on('error', resolve)
      .on('close', resolve),
  );
  return Buffer.concat(chunks).toString();
}

/** What the service answers to bytes on a connection, all of it. */
async function answerTo(sent: string): Promise<string> {
  const socket = await connected();
  socket.write(sent);
  return restOf(socket);
}

it.each([
  { what: 'no request', sent: 'hello\r\n\r\n', status: '400 Bad Request' },
  {
    what: 'a message with two lengths',
    sent: `POST ${contactPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    status: '400 Bad Request',
  },
  {
    what: 'a header with a control character',
    sent: 'GET / HTTP/1.1\r\nHost: a\r\nX: a\u0001b\r\n\r\n',
    status: '400 Bad Request',
  },
  {
    what: 'headers of 20 KB',
    sent: `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    status: '431 Request Header Fields Too Large',
  },
  { what: 'no host', sent: 'GET / HTTP/1.1\r\n\r\n', status: '400 Bad Request' },
  {
    what: 'an expectation that nobody has',
    sent: 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    status: '417 Expectation Failed',
  },
])('$what is answered with the headers of every answer, and in words', async ({ sent, status }) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  expect(first).toBe(`HTTP/1.1 ${status}`);
  const headers = new Map(lines.map((line) => line.split(': ') as [string, string]));
  const named = new Map([...headers].map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, value] of Object.entries(securityHeaders(closedPolicy)))
    expect(named.get(name.toLowerCase()), name).toBe(value);
  expect(named.get('cache-control')).toBe('no-store');
  expect(named.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(Number(named.get('content-length'))).toBe(Buffer.byteLength(body));
  expect(body).toContain(words.de.malformed);
});

it('a request that is not sent to its end in time is told so, with the same headers', async () => {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const socket = await connected(({ server }) =>
    server.once('connection', (taken: Socket) => server.emit('clientError', late, taken)),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\nContent-Security-Policy: default-src 'none'/,
  );
});

it('an answer that is under way is cut off by bytes that are no request, and gets no other one inside', async () => {
  const half = new PassThrough();
  half.write('the first half');
  const socket = await connected((app) => app.get('/long', () => half));
  socket.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n');
  const [begun] = (await once(socket, 'data')) as [Buffer];
  expect(begun.toString()).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.write('hello\r\n\r\n');
  expect(await restOf(socket)).not.toContain('HTTP/1.1');
});

it('an answer that was sent does not stand in the way of the next one', async () => {
  const socket = await connected((app) => app.get('/short', () => 'whole'));
  socket.write('GET /short HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.write('hello\r\n\r\n');
  expect(await restOf(socket)).toContain('HTTP/1.1 400 Bad Request');
});
