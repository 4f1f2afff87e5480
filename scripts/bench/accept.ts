import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { contactPath } from '#common/contact.ts';
import { sampleContact } from '#server/testing/samples.ts';

export type Throughput = { perSecond: number; p99: number };

const server = fileURLToPath(new URL('./acceptServer.ts', import.meta.url));

/**
 * Accepted messages a second and the 99th percentile of the answer's time in ms.
 * @param args what to store in: `nothing FOLDER`, `sqlite FOLDER` or `postgres URL`
 */
export async function measureAccepting(args: string[], seconds: number): Promise<Throughput> {
  const child = fork(server, args);
  try {
    const [address] = (await once(child, 'message')) as [string];
    const shoot = (duration: number) =>
      autocannon({
        url: address + contactPath,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sampleContact),
        connections: 50,
        duration,
      });
    await shoot(2);
    const { non2xx, errors, requests, latency } = await shoot(seconds);
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} messages were not accepted`);
    return { perSecond: Math.round(requests.average), p99: latency.p99 };
  } finally {
    child.kill('SIGKILL');
  }
}
