import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino, type Logger, type SerializedError } from 'pino';
import type { Config } from './config.ts';

/** A path without its query, where people put what no log should hold. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/**
 * What a request leaves in the log: no address of the caller, no headers, no query, no body, and of the path
 * only the route that it took, since people put names into paths as well. Of an error, what it is and where.
 * Part of a child logger's options, since Fastify brings serializers of its own.
 */
export const serializers = {
  err: (error: Error) => partOf(pino.stdSerializers.err(error) as ErrorInFull),
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, path: routeOptions.url }),
  res: (reply: FastifyReply) => ({ status: reply.statusCode }),
};

/**
 * Libraries hang what they were working on onto their errors: Node's HTTP parser the whole packet
 * (`rawPacket`), PostgreSQL's client the row (`detail`). So only what is known to say nothing about a person
 * is kept.
 */
function partOf({ type, message, stack, aggregateErrors, raw }: ErrorInFull): object {
  const { code, errno, syscall, statusCode, responseCode } = raw;
  const parts = aggregateErrors?.map(partOf);
  return { type, message, stack, code, errno, syscall, statusCode, responseCode, aggregateErrors: parts };
}

type ErrorInFull = Pick<SerializedError, 'type' | 'message' | 'stack'> & {
  aggregateErrors?: ErrorInFull[];
  raw: Error & Partial<Record<string, unknown>>;
};

/** JSON lines; for a person at a terminal during development a readable line each, with the time of day. */
export function createLogger({ production, logLevel }: Pick<Config, 'production' | 'logLevel'>): Logger {
  const options = { level: logLevel, serializers };
  if (production || !process.stdout.isTTY) return pino(options);
  const readable = { ignore: 'pid,hostname', singleLine: true, translateTime: 'SYS:HH:MM:ss' };
  return pino({ ...options, transport: { target: 'pino-pretty', options: readable } });
}
