import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startService } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';

/** The site and its service, behind a gate that lets messages wait, and turns them away on demand. */
export type Site = { address: string; failing: (isFailing: boolean) => void; stop: () => Promise<void> };

/** So long that a listener hears that the message is on its way. */
const slow = 2 * SECOND;

export async function startSite(): Promise<Site> {
  const service = await startService({ CAPTCHA: 'off' });
  let isFailing = false;

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '/', service.address), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  const gate = createServer((asked, answer) => {
    if (asked.method !== 'POST') {
      pass(asked, answer);
      return;
    }
    setTimeout(() => {
      if (!isFailing) {
        pass(asked, answer);
        return;
      }
      asked.resume();
      answer.writeHead(503).end();
    }, slow);
  });
  await new Promise<void>((listening) => gate.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    failing: (is) => (isFailing = is),
    async stop() {
      gate.closeAllConnections();
      gate.close();
      await service.stop();
    },
  };
}
