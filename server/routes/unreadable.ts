import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { localeCodes } from '#common/locales.ts';
import { words } from '#common/words/words.ts';

/** Nobody knows which language is wanted, nor whether a program asks. */
const body = localeCodes.map((locale) => `${words[locale].malformed}\n`).join('');

type Headers = Readonly<Record<string, string>>;

/** What Node's HTTP parser and its clock say of a request that never became one; all else is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const headersOf = (headers: Headers) => ({
  ...headers,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  'content-length': `${Buffer.byteLength(body)}`,
  connection: 'close',
});

/** The answers of each connection that are not sent to their end yet. */
const answers = new WeakMap<Socket, Set<ServerResponse>>();

/** Notes an answer until it is sent or given up, for the event `request`. */
export function noteAnswer({ socket }: IncomingMessage, response: ServerResponse): void {
  const open = answers.get(socket) ?? new Set();
  answers.set(socket, open.add(response));
  response.once('close', () => open.delete(response));
}

const isAnswering = (socket: Socket) =>
  [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);

/**
 * Answers bytes that are no request: no route and no hook sees them. Node's own answer and Fastify's lack our headers.
 * Where an answer is under way on the connection it ends there: what is written now would be read as part of it.
 * @param headers of every answer
 * @param log is told why they are none
 */
export function unreadableAnswer(headers: Headers, log: (error: ConnectionError) => void) {
  const lines = Object.entries(headersOf(headers)).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: ConnectionError, socket: Socket): void => {
    const status = statuses[error.code] ?? 400;
    if (error.code !== 'ECONNRESET' && socket.writable) {
      log(error);
      if (!isAnswering(socket))
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroy(error);
  };
}

/** Answers a request that expects something else than to go on, for the event `checkExpectation`. */
export function expectationAnswer(headers: Headers): (_: IncomingMessage, response: ServerResponse) => void {
  return (_request, response) => void response.writeHead(417, headersOf(headers)).end(body);
}
