import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ownOrigins } from './environment.ts';

/** Below its headline a page comes line by line, so that one sees what each line moves; the rest in larger pieces. */
const lines = { pieces: 12, bytes: 1000 };
const restPieces = 8;
/** Longer than a frame, so that a browser paints what it has between two pieces. */
const pauseMs = 30;

/** Where the pieces of a page end: its head, what comes before the headline's end, lines, and the rest. */
function cutsOf(html: Buffer): number[] {
  const head = html.indexOf('</head>');
  const headline = Math.max(html.indexOf('</h1>'), head);
  const afterLines = Math.min(headline + lines.pieces * lines.bytes, html.length);
  const rest = (html.length - afterLines) / restPieces;
  return [
    head,
    ...Array.from({ length: lines.pieces }, (_, piece) => headline + piece * lines.bytes),
    ...Array.from({ length: restPieces }, (_, piece) => Math.round(afterLines + piece * rest)),
    html.length,
  ].filter((cut) => cut <= html.length);
}

/** Writes a page as a slow line brings it. */
async function writeInPieces(response: ServerResponse, html: Buffer): Promise<void> {
  let start = 0;
  for (const cut of cutsOf(html)) {
    response.write(html.subarray(start, cut));
    start = cut;
    await pause(pauseMs);
  }
  response.end();
}

/**
 * Serves a site once more, its pages in pieces. Nothing that has been painted may move when the next piece comes, for
 * on a train people read while a page arrives.
 * @param site the origin of the site
 * @param write sends a page, and ends the response
 * @returns its origin, and what ends it
 */
export async function serveInPieces(
  site: string,
  write = writeInPieces,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      const answer = await fetch(`${site}${url}`, {
        method,
        headers: { 'accept-language': headers['accept-language'] ?? '', cookie: headers.cookie ?? '' },
        redirect: 'manual',
      });
      const passed = [...answer.headers].filter(
        ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
      );
      response.writeHead(answer.status, Object.fromEntries(passed));
      const content = Buffer.from(await answer.arrayBuffer());
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
      if (isPage) await write(response, content);
      else response.end(content);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  ownOrigins.add(origin);
  return {
    origin,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
