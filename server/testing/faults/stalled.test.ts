import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { stallLimit, stopLimit } from '#server/stop.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
import { MINUTE, SECOND } from '#server/time.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A connection that has sent this, and then nothing more. */
async function client(address: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => {
    // Cut off, as it should be.
  });
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

it(
  'clients that stall do not hold up a stop, which ends well',
  async () => {
    const folder = temporaryFolder();
    const { child, address, kill } = await startServer({ ...nowhere, DATA_DIR: folder, HOST: '127.0.0.1' });
    onTestFinished(kill);
    await send(address);

    await client(address, '');
    await client(address, 'GET /healthz HTTP/1.1\r\nHost: x\r\n');
    await client(
      address,
      'POST /email/email-platform HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"firstName"',
    );
    const idle = await client(address, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    // Asks for much, and reads none of it: what the kernel does not buffer stays with the server.
    const deaf = await client(address, '');
    deaf.pause();
    deaf.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50_000));

    const ended = once(child, 'exit');
    const idleClosed = once(idle, 'close');
    const begun = performance.now();
    child.kill('SIGTERM');
    await idleClosed;
    expect(performance.now() - begun).toBeLessThan(stallLimit - SECOND);
    expect((await ended) as unknown[]).toEqual([0, null]);
    expect(performance.now() - begun).toBeLessThan(stallLimit + 5 * SECOND);
    // The WAL was brought over and is gone, or empty.
    const wal = `${sqliteFile(folder)}-wal`;
    expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
  },
  MINUTE,
);

it('supervisors wait for longer than a stop may take', () => {
  const seconds = (file: string, pattern: RegExp) =>
    Number(pattern.exec(readFileSync(join(root, file), 'utf8'))?.[1]) * SECOND;
  expect(seconds('deploy/systemd/bewertra.service', /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(stopLimit);
  expect(seconds('compose.yaml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(stopLimit);
});
