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

/**
 * Answers bytes that are no request: no route and no hook sees them. Node's own answer and Fastify's lack our headers.
 * @param headers of every answer
 * @param log is told why they are none
 */
export function unreadableAnswer(headers: Headers, log: (error: ConnectionError) => void) {
  const lines = Object.entries(headersOf(headers)).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: ConnectionError, socket: Socket): void => {
    const status = statuses[error.code] ?? 400;
    if (error.code !== 'ECONNRESET' && socket.writable) {
      log(error);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroy(error);
  };
}

/** Answers a request that expects something else than to go on, for the event `checkExpectation`. */
export function expectationAnswer(headers: Headers): (_: IncomingMessage, response: ServerResponse) => void {
  return (_request, response) => void response.writeHead(417, headersOf(headers)).end(body);
}
