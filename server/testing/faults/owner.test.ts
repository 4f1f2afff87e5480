import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { contactCli } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { freePort } from '#server/testing/freePort.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
import { MINUTE } from '#server/time.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

it(
  'a second server on one SQLite file is refused by name, and the first goes on',
  async () => {
    const env = { ...nowhere, DATA_DIR: temporaryFolder() };
    const first = await startServer(env);
    onTestFinished(first.kill);
    const second = spawn(process.execPath, [main], {
      env: { PATH: process.env['PATH'], CAPTCHA: 'off', PORT: String(await freePort()), ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void second.kill('SIGKILL'));
    const ended = once(second, 'exit');
    const said = await text(second.stderr);
    expect(await ended).toEqual([1, null]);
    expect(said).toBe(
      `another server uses ${env.DATA_DIR}/outbox.sqlite: stop it first. Several servers share a PostgreSQL (DATABASE_URL).\n`,
    );
    expect(await send(first.address)).toBeTypeOf('string');
  },
  MINUTE,
);

it(
  'a server starts at once when the one before was killed, and commands need not wait for it',
  async () => {
    const env = { ...nowhere, DATA_DIR: temporaryFolder() };
    for (let starts = 0; starts < 3; starts += 1) {
      const server = await startServer(env);
      onTestFinished(server.kill);
      expect(await send(server.address)).toBeTypeOf('string');
      expect(await contactCli(env, 'list')).toMatchObject({ code: 0, err: '' });
      await server.kill();
    }
  },
  MINUTE,
);
