import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPath, type ContactMessage } from '#common/contact.ts';
import { SendError, sendMessage } from './sendMessage.ts';

const message: ContactMessage = {
  firstName: 'Jörg',
  lastName: 'Größer',
  email: 'jo@beispiel.example',
  phone: '+49 30 23125 321',
  message: 'Guten Tag,\nein „Test“ 👍🏽',
  town: 'Köln',
  country: 'DE',
  recaptchaToken: 'token',
};

const key = 'key-of-one-form';

let server: Server | undefined;

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server?.close();
  server = undefined;
});

async function listening(started: Server): Promise<string> {
  server = started;
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}${contactPath}`;
}

/** A service that answers every request with exactly these bytes. */
function answering(statusLine: string, body = '', type = 'application/json'): Promise<string> {
  const answer = `HTTP/1.1 ${statusLine}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
  return listening(createServer((socket) => socket.once('data', () => socket.end(answer))));
}

async function failure(endpoint: string): Promise<SendError> {
  const error: unknown = await sendMessage(message, { endpoint, language: 'de', key }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SendError);
  return error as SendError;
}

it('posts the payload as JSON, under the key, and asks for an answer in the page’s language', async () => {
  const requests: unknown[] = [];
  const bodies: unknown[] = [];
  const endpoint = await listening(
    createHttpServer((request, response) => {
      void json(request).then((body) => {
        requests.push(request);
        bodies.push(body);
        response.writeHead(202).end('{}');
      });
    }),
  );
  const given = { ...message, consent: true } as ContactMessage;
  await sendMessage(given, { endpoint, language: 'en', key });
  const headers = { 'content-type': 'application/json', 'accept-language': 'en', 'idempotency-key': key };
  expect(requests).toMatchObject([{ method: 'POST', url: contactPath, headers }]);
  expect(bodies).toEqual([message]);
});

it.each([
  ['{"reference":"BW-7K3Q-M2","next":"Morgen."}', { reference: 'BW-7K3Q-M2', next: 'Morgen.' }],
  ['{"reference":"BW-7K3Q-M2","next":{}}', { reference: 'BW-7K3Q-M2', next: undefined }],
  ['{"reference":7}', undefined],
  ['{"refer', undefined],
  ['', undefined],
])('reads in the answer %s what to say of the message', async (body, receipt) => {
  const endpoint = await answering('202 Accepted', body);
  await expect(sendMessage(message, { endpoint, language: 'de', key })).resolves.toEqual(receipt);
});

it.each([
  ['500 Internal Server Error', '{"message":"Voll."}', 'Voll.'],
  ['502 Bad Gateway', '', 'Bad Gateway'],
  ['503 Service Unavailable', '<h1>no</h1>', 'Service Unavailable'],
  ['500 Oh dear', '{"message":"Vo', 'Oh dear'],
  ['500 Oh dear', '{"message":" "}', 'Oh dear'],
  ['500 Oh dear', '{"message":{"a":1}}', 'Oh dear'],
  ['500 Oh dear', 'null', 'Oh dear'],
  ['500 ', '', 'Unknown error'],
])('says of the answer "%s" with the body %j: %s', async (statusLine, body, expected) => {
  const error = await failure(await answering(statusLine, body));
  expect(error.message).toBe(expected);
  expect(error.faults).toEqual([]);
  expect(error.status).toBe(Number(statusLine.split(' ')[0]));
});

it('passes on the faults that the service lists', async () => {
  const errors = [{ field: 'email', code: 'invalid_email', message: 'x' }, null, 'x'];
  const error = await failure(
    await answering('400 Bad Request', JSON.stringify({ message: 'Nein.', errors })),
  );
  expect(error.message).toBe('Nein.');
  expect(error.faults).toEqual([errors[0]]);
});

it('knows that no message is taken any more today by the code', async () => {
  const fullToday = await answering(
    '429 Too Many Requests',
    JSON.stringify({ code: 'full', message: 'Anruf.' }),
  );
  expect(await failure(fullToday)).toMatchObject({ isFull: true, message: 'Anruf.' });
  expect((await failure(await answering('429 Too Many', '{"code":"too_many"}'))).isFull).toBe(false);
});

describe('when the network fails', () => {
  /** A service that hangs up on the first requests and then accepts; the keys that it has seen. */
  async function hangingUp(times: number) {
    const keys: unknown[] = [];
    const endpoint = await listening(
      createHttpServer((request, response) => {
        keys.push(request.headers['idempotency-key']);
        if (keys.length <= times) request.socket.destroy();
        else response.writeHead(202, { connection: 'close' }).end('{}');
      }),
    );
    return { endpoint, keys };
  }

  it('tries once more under the same key, and gives up after that', async () => {
    const once = await hangingUp(1);
    await sendMessage(message, { endpoint: once.endpoint, language: 'de', key });
    expect(once.keys).toEqual([key, key]);
    server?.close();
    const twice = await hangingUp(2);
    const error = await failure(twice.endpoint);
    expect([error.message, error.status]).toEqual(['Unknown error', undefined]);
    expect(error.cause).toBeInstanceOf(Error);
    expect(twice.keys).toEqual([key, key]);
  });

  it('does not try again where the browser knows that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { endpoint, keys } = await hangingUp(1);
    await failure(endpoint);
    expect(keys).toEqual([key]);
  });

  it('waits for an answer for 15 seconds, and not longer', async () => {
    const waited: number[] = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      waited.push(time);
      return timeout(50);
    });
    let asked = 0;
    const endpoint = await listening(createHttpServer(() => (asked += 1)));
    const error = await failure(endpoint);
    expect(error.cause).toMatchObject({ name: 'TimeoutError' });
    expect([waited, asked]).toEqual([[15_000], 1]);
  });
});
