import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { contactPath } from '#common/contact.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { shoot, type Throughput } from '../../tools/bench/load.ts';

const server = fileURLToPath(new URL('./acceptServer.ts', import.meta.url));

/**
 * Accepted messages a second, and the 99th percentile of response times in ms.
 * @param args what to store in: `nothing FOLDER`, `sqlite FOLDER` or `postgres URL`
 */
export async function measureAccepting(args: string[], seconds: number): Promise<Throughput> {
  const child = fork(server, args);
  try {
    const [address] = (await once(child, 'message')) as [string];
    const message = {
      url: address + contactPath,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleContact),
    };
    return await shoot(message, seconds, 2);
  } finally {
    child.kill('SIGKILL');
  }
}
