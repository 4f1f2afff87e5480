import { once } from 'node:events';
import * as http from 'node:http';
import * as http2 from 'node:http2';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };
type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The name to ask TLS for, where it is another one than in the request. */
  servername?: string;
  /** The address to ask from, one of this machine's. */
  localAddress?: string;
};

/**
 * Requests a path exactly as it is written, follows no redirect and keeps every header: `fetch` would
 * normalise the path and hide the encoding.
 */
export async function ask(
  address: string,
  path: string,
  { body, ...options }: Question = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(address);
  const { request } = protocol === 'https:' ? https : http;
  // The tests sign their own certificate.
  const outgoing = request({
    hostname,
    port,
    path,
    agent: false,
    rejectUnauthorized: false,
    lookup: onThisMachine,
    ...options,
  });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [http.IncomingMessage];
  const { statusCode = 0, headers } = incoming;
  const bytes = await buffer(incoming);
  return { status: statusCode, headers, text: decoded(bytes, headers['content-encoding']) };
}

/** The same by HTTP/2, as browsers ask over TLS. */
export async function askByHttp2(
  address: string,
  path: string,
  { method = 'GET', headers, body = '' }: Question = {},
): Promise<Answer> {
  const session = http2.connect(address, { rejectUnauthorized: false, lookup: onThisMachine });
  try {
    const stream = session.request({
      ':method': method,
      ':path': path,
      'content-length': Buffer.byteLength(body),
      ...headers,
    });
    stream.end(body);
    const [answered] = (await once(stream, 'response')) as [
      http2.IncomingHttpHeaders & { ':status': number },
    ];
    return { status: answered[':status'], headers: answered, text: (await buffer(stream)).toString() };
  } finally {
    session.destroy();
  }
}

/** Resolves every host name to this machine. */
const onThisMachine: LookupFunction = (_name, { all }, found) => {
  if (all === true) found(null, [{ address: '127.0.0.1', family: 4 }]);
  else found(null, '127.0.0.1', 4);
};

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
