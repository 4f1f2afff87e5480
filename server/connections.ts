import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { stallLimit } from './stop.ts';
import { SECOND } from './time.ts';

/** How long callers may take, in milliseconds. */
export type ConnectionLimits = {
  /** From the first byte, or from connecting, to the end of the headers. */
  headers: number;
  /** From the first byte to the last one of the message. */
  request: number;
  /** How often Node looks for those who took longer: the delay that comes on top. */
  checkEvery: number;
  /** Without a byte in either direction, also while an answer waits to be read. */
  silence: number;
  /** Between one request and the next. */
  keepAlive: number;
  /** Once the service is told to stop. */
  stall: number;
};

/** What we promise: nobody occupies a connection for longer with one request. */
export const longestRequest = 30 * SECOND;

const checkEvery = SECOND;

export const connectionLimits: ConnectionLimits = {
  headers: 15 * SECOND,
  request: longestRequest - checkEvery,
  checkEvery,
  silence: longestRequest,
  // nginx keeps its connections to us for 60 s. Were ours the shorter time, a message might set out on a
  // connection that we are just closing, and nginx rightly does not send it a second time.
  keepAlive: 72 * SECOND,
  stall: stallLimit,
};

/**
 * The limits as options for Fastify. Node takes the time for headers and the interval of its checks only
 * when the server is made (`http`); without them it allows 60 s and looks every 30 s.
 */
export function connectionOptions({
  headers,
  request,
  checkEvery,
  silence,
  keepAlive,
}: ConnectionLimits): Pick<
  FastifyHttpOptions<RawServerDefault>,
  'http' | 'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout'
> {
  return {
    http: { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: checkEvery },
    requestTimeout: request,
    connectionTimeout: silence,
    keepAliveTimeout: keepAlive,
  };
}

/**
 * Ends connections that neither begin a request nor fall silent after an answer: Node takes an empty line for
 * a sign of life (RFC 9112, 2.2 has it ignored) and would wait for ever. Whoever began in time has the time for
 * headers on top.
 */
export function endTheUndecided(server: Server, { keepAlive, headers }: ConnectionLimits): void {
  const deadlines = new WeakMap<Socket, NodeJS.Timeout>();
  const decided = (socket: Socket) => clearTimeout(deadlines.get(socket));
  server.on('connection', (socket: Socket) => socket.once('close', () => decided(socket)));
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    decided(socket);
    response.once('close', () => {
      decided(socket);
      if (!socket.destroyed)
        deadlines.set(socket, setTimeout(() => socket.destroy(), keepAlive + headers).unref());
    });
  });
}
