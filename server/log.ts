import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

/** A path without its query, where people put what no log should hold. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/**
 * What a request leaves in the log: no address of the caller, no headers, no query, no body.
 * Part of a child logger's options, since Fastify brings serializers of its own.
 */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
  res: (reply: FastifyReply) => ({ status: reply.statusCode }),
};

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** A line each, with the time of day. */
const readable = {
  target: 'pino-pretty',
  options: { ignore: 'pid,hostname', singleLine: true, translateTime: 'SYS:HH:MM:ss' },
};

/** JSON lines; for a person at a terminal during development, readable ones. */
export function createLogger({ production, logLevel }: Pick<Config, 'production' | 'logLevel'>): Logger {
  const pretty = !production && process.stdout.isTTY && isInstalled('pino-pretty');
  return pino({ level: logLevel, serializers, ...(pretty ? { transport: readable } : {}) });
}
