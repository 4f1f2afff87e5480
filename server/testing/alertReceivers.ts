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

const jsonType = /^application\/json\b/;

/** An object of the fields that a receiver knows; null where the text is no JSON object, or a field is of another type. */
function parse<Shape extends z.ZodRawShape>(body: string, shape: Shape) {
  try {
    return z.object(shape).safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * ntfy, as its server (`transformBodyJSON`, `publishMessage` in server/server.go and types.go) judges: JSON is
 * read at the root only, with a topic; at a topic's own address the body is the message, whatever it is.
 */
export function ntfy({ method, path, body }: Request): Answer {
  const { pathname } = new URL(path, 'http://ntfy');
  if (method !== 'POST' && method !== 'PUT') return { status: 404, body: '{"code":40401}' };
  if (body.length > 2 * 4096) return { status: 413, body: '{"code":41303}' };
  if (pathname !== '/') return { status: 200, body: '{}', shown: body };
  const published = parse(body, {
    topic: z.string().default(''),
    title: z.string().default(''),
    message: z.string().default(''),
    priority: z.int().default(0),
    tags: z.array(z.string()).default([]),
    click: z.string().optional(),
    icon: z.string().optional(),
    actions: z.array(z.object()).optional(),
    attach: z.string().optional(),
    filename: z.string().optional(),
    email: z.string().optional(),
    delay: z.string().optional(),
  });
  if (published === null) return { status: 400, body: '{"code":40024}' };
  const { topic, title, message, priority, tags } = published;
  if (!/^[-_A-Za-z0-9]{1,64}$/.test(topic)) return { status: 400, body: '{"code":40009}' };
  if (priority < 0 || priority > 5) return { status: 400, body: '{"code":40007}' };
  return { status: 200, body: '{}', shown: [topic, title, message, ...tags].join('|') };
}

/**
 * Slack's incoming webhook: a secret path, JSON with a text, of which 40,000 characters are shown
 * (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/).
 */
export function slack({ method, path, headers, body }: Request): Answer {
  if (!/^\/services\/T\w+\/B\w+\/\w+$/.test(path)) return { status: 404, body: 'no_team' };
  if (method !== 'POST' || !jsonType.test(headers['content-type'] ?? ''))
    return { status: 400, body: 'invalid_payload' };
  const payload = parse(body, {
    text: z.string().optional(),
    channel: z.string().optional(),
    username: z.string().optional(),
    blocks: z.array(z.object()).optional(),
    attachments: z.array(z.object()).optional(),
  });
  if (payload === null) return { status: 400, body: 'invalid_payload' };
  if (payload.text === undefined || payload.text === '') return { status: 400, body: 'no_text' };
  return { status: 200, body: 'ok', shown: payload.text };
}
