import { writeSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger, type SerializedError } from 'pino';
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

const standardOutput = 1;
/** How often and how long, in milliseconds, a full pipe is waited for. */
const patience = { times: 100, pause: 10 };

/** Writes what there is room for, and returns what is left; a pipe that is full for now is waited for. */
function writeSome(bytes: Buffer, waited = 0): Buffer {
  try {
    return bytes.subarray(writeSync(standardOutput, bytes));
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === 'EAGAIN' && waited < patience.times;
    if (!isFull) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience.pause);
    return writeSome(bytes, waited + 1);
  }
}

/**
 * The standard output as a log. A line that cannot be written, for the disk is full or nobody reads any more, is lost:
 * a log costs no message. Pino's own (sonic-boom 4.2) waits for room in a loop that nothing ends, not even SIGTERM.
 */
function logToStandardOutput(): DestinationStream {
  let isTorn = false;
  return {
    write(line) {
      try {
        let rest: Buffer = Buffer.from(isTorn ? `\n${line}` : line);
        while (rest.length > 0) {
          rest = writeSome(rest);
          isTorn = rest.length > 0;
        }
      } catch {
        // Where would it be told?
      }
    },
  };
}

/** JSON lines; for a person at a terminal during development a readable line each, with the time of day. */
export function createLogger({ production, logLevel }: Pick<Config, 'production' | 'logLevel'>): Logger {
  const options = { level: logLevel, serializers };
  if (production || !process.stdout.isTTY) return pino(options, logToStandardOutput());
  const readable = { ignore: 'pid,hostname', singleLine: true, translateTime: 'SYS:HH:MM:ss' };
  return pino({ ...options, transport: { target: 'pino-pretty', options: readable } });
}
