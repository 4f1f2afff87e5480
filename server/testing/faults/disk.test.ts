import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';

const prlimit = '/usr/bin/prlimit';

// Linux' own limit on the size of files: writes fail as on a full disk, and no disk is needed for it.
it.skipIf(!existsSync(prlimit) && process.env['CI'] === undefined)(
  'a full disk refuses with 503, loses nothing that was acknowledged, and is over when there is room',
  async () => {
    const folder = temporaryFolder();
    const server = await startServer({ ...nowhere, DATA_DIR: folder }, [
      'sh',
      '-c',
      'trap "" XFSZ; exec "$@"',
      'sh',
    ]);
    onTestFinished(server.kill);
    const limit = (bytes: string) =>
      execFileSync(prlimit, [`--pid=${String(server.child.pid)}`, `--fsize=${bytes}:unlimited`]);
    const message = 'x'.repeat(4000);
    const ids: string[] = [];
    const sendOne = async () => {
      const answer = await send(server.address, { message });
      if (typeof answer === 'string') ids.push(answer);
      return answer;
    };

    await sendOne();
    limit(String(900 * 1024));
    const answers: (string | number)[] = [];
    for (let tries = 0; tries < 400 && !answers.includes(503); tries += 1) answers.push(await sendOne());
    expect(answers.at(-1)).toBe(503);
    expect(answers.length).toBeGreaterThan(5);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await sendOne()).toBe(503);

    limit('unlimited');
    expect(await sendOne()).toEqual(expect.any(String));
    // A verdict of /readyz holds for some seconds.
    const readiness = async () => (await fetch(`${server.address}/readyz`)).status;
    await expect.poll(readiness, { timeout: 10 * SECOND }).toBe(200);
    await server.kill();

    const { outbox } = testStore({ folder, clock: () => Date.now() + DAY });
    const found = new Set((await outbox.take('team', 100_000)).map(({ id }) => id));
    expect(ids.filter((id) => !found.has(id))).toEqual([]);
    expect(found.size).toBe(ids.length);
  },
  MINUTE,
);
