import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A secret as `WEBHOOK_SECRET` has it. */
export const webhookSecret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;

/** One delivery as the receiver's application gets it. */
export type Received = { id: string; headers: Record<string, string>; body: string };

/** A real HTTP server, for the length of a test. */
export async function httpServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * A receiver of webhooks that keeps what it got, whole.
 * @param answer what it does about a delivery; by default it takes it
 */
export async function webhookReceiver(
  answer: (response: ServerResponse, count: number, request: IncomingMessage) => void = (response) =>
    response.writeHead(204).end(),
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const origin = await httpServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const headers = request.headers as Record<string, string>;
      received.push({
        id: headers['webhook-id'] ?? '',
        headers,
        body: Buffer.concat(chunks).toString(),
      });
      answer(response, received.length, request);
    });
  });
  return { url: `${origin}/hook`, received };
}
