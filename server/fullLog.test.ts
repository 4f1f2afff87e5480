import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { freePort } from '#server/testing/freePort.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { SECOND } from '#server/time.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

it('takes messages, and stops when it is told to, where its log cannot be written', async () => {
  // A server that cannot speak cannot say which port it has taken.
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: temporaryFolder(), CAPTCHA: 'off' },
    // What a log on a full disk answers to each write (ENOSPC).
    stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit'],
  });
  const gone = once(child, 'exit');
  try {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(5 * SECOND) });
    await expect
      .poll(() => ask('/healthz').then(({ status }) => status, String), { timeout: 20 * SECOND })
      .toBe(200);
    const body = JSON.stringify(sampleContact);
    const headers = { 'content-type': 'application/json' };
    expect((await ask(contactPath, { method: 'POST', headers, body })).status).toBe(202);
    child.kill();
    expect(await Promise.race([gone, pause(15 * SECOND, 'still there')])).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
}, 60_000);
