import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { shoot, type Throughput } from '../../tools/bench/load.ts';
import { measureAccepting } from './accept.ts';

export type Serving = Throughput & { what: string };

const shootPage = (url: string, seconds: number): Promise<Throughput> =>
  shoot({ url, headers: { 'accept-encoding': 'br' } }, seconds, 1);

/** The same bytes from memory, by Node's bare HTTP server: the most this machine could do. */
async function shootBare(origin: string, path: string, seconds: number): Promise<Throughput> {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  const body = Buffer.from(await answer.arrayBuffer());
  const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await shootPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seconds);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Requests a second and p99 for a page and for the contact endpoint, at 50 connections, in one run.
 * @param outboxFolder folder for the endpoint's SQLite file
 */
export async function measureServing(
  origin: string,
  outboxFolder: string,
  seconds: number,
): Promise<Serving[]> {
  return [
    { what: 'the home page from memory, by a bare server', ...(await shootBare(origin, '/', seconds)) },
    { what: 'the home page', ...(await shootPage(`${origin}/`, seconds)) },
    {
      what: 'a contact message, stored in SQLite',
      ...(await measureAccepting(['sqlite', outboxFolder], seconds)),
    },
  ];
}

export function servingTable(results: Serving[]): string {
  const best = results[0]?.perSecond ?? NaN;
  const rows = results.map(
    ({ what, perSecond, p99 }) =>
      `| ${what} | ${perSecond} | ${Math.round((perSecond / best) * 100)} % | ${p99} |`,
  );
  return [
    '| what | a second | beside the bare server | p99, ms |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
