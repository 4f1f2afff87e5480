import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

/** What a receiver answers, and what it would show a person; nothing where it refuses. */
type Answer = { status: number; body: string; shown?: string; location?: string };

type Request = { method: string; path: string; headers: IncomingMessage['headers']; body: string };

export type AlertReceiver = {
  /** Its origin. */
  address: string;
  /** What people were shown, in order. */
  shown: string[];
  requests: Request[];
};

/** A receiver on loopback for the running test. */
export async function alertReceiver(
  answer: (request: Request) => Answer | Promise<Answer>,
  port = 0,
): Promise<AlertReceiver & { port: number; close: () => Promise<void> }> {
  const shown: string[] = [];
  const requests: Request[] = [];
  const server = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const take = async () => {
      const request = { method, path: url, headers, body: await text(incoming) };
      requests.push(request);
      const { status, body, shown: words, location } = await answer(request);
      if (words !== undefined) shown.push(words);
      response.writeHead(status, location === undefined ? {} : { location }).end(body);
    };
    take().catch((error: unknown) => response.destroy(error as Error));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  const bound = (server.address() as AddressInfo).port;
  return { address: `http://127.0.0.1:${bound}`, shown, requests, port: bound, close };
}

/** What the text holds of these fields; undefined where it is no JSON object, or a field is of another type. */
function parse<Shape extends z.ZodRawShape>(body: string, shape: Shape) {
  try {
    return z.object(shape).safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** ntfy reads JSON at its root only, with a topic (https://docs.ntfy.sh/publish/#publish-as-json). */
export function ntfy({ method, path, body }: Request): Answer {
  const published = parse(body, {
    topic: z.string().regex(/^[-_A-Za-z0-9]{1,64}$/),
    title: z.string(),
    message: z.string(),
    priority: z.int().min(1).max(5),
    tags: z.array(z.string()),
  });
  if (method !== 'POST' || !/^\/(\?|$)/.test(path) || published === undefined || body.length > 2 * 4096)
    return { status: 400, body: '{"code":40024}' };
  const { topic, title, message, tags } = published;
  return { status: 200, body: '{}', shown: [topic, title, message, ...tags].join('|') };
}

/**
 * Slack's incoming webhook: a secret path, JSON with a text
 * (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/).
 */
export function slack({ method, path, headers, body }: Request): Answer {
  const text = parse(body, { text: z.string().min(1) })?.text;
  const isOurs = /^\/services\/T\w+\/B\w+\/\w+$/.test(path);
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  if (method !== 'POST' || !isOurs || !isJson || text === undefined)
    return { status: 400, body: 'invalid_payload' };
  return { status: 200, body: 'ok', shown: text };
}
