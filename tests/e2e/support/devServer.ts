import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#server/testing/freePort.ts';
import { test } from './test.ts';

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/**
 * The development server of `npm run dev` on a free port. For `beforeAll`, which it gives the time that the first page
 * takes.
 * @param path of the page that is asked for until it is there
 * @throws Error with what the server said, when it ends instead of serving
 */
export async function startDevServer(path: string) {
  test.setTimeout(240_000);
  const address = `http://127.0.0.1:${await freePort()}`;
  const { port } = new URL(address);
  // Beside somebody's own `npm run dev`, which the lock file would refuse.
  const options = ['dev', '--host', '127.0.0.1', '--port', port, '--ignore-lock'];
  const server = spawn(process.execPath, ['node_modules/.bin/astro', ...options]);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (words) => (said += String(words)));
  const isServed = () =>
    fetch(address + path).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServed())) {
    if (server.exitCode !== null) throw new Error(said);
    await setTimeout(250);
  }
  return { address, stop: () => void server.kill() };
}
