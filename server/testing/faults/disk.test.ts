import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { findMessages } from '#server/store/records.ts';

const prlimit = '/usr/bin/prlimit';

// Linux' own limit on the size of files: writes fail as on a full disk, and no disk is needed for it.
it.skipIf(!existsSync(prlimit) && process.env['CI'] === undefined)(
  'a full disk refuses with 503, loses nothing that was acknowledged, and is over when there is room',
  async () => {
    const folder = temporaryFolder();
    const wrapper = ['sh', '-c', 'trap "" XFSZ; exec "$@"', 'sh'];
    const server = await startServer({ ...nowhere, DATA_DIR: folder }, wrapper);
    onTestFinished(server.kill);
    const limit = (bytes: number | 'unlimited') =>
      execFileSync(prlimit, [`--pid=${String(server.child.pid)}`, `--fsize=${bytes}:unlimited`]);
    const ids: string[] = [];
    const sendOne = async () => {
      const answer = await send(server.address, { message: 'x'.repeat(4000) });
      if (typeof answer === 'string') ids.push(answer);
      return answer;
    };

    await sendOne();
    limit(1024 * 1024);
    let answer: string | number = '';
    for (let tries = 0; tries < 400 && answer !== 503; tries += 1) answer = await sendOne();
    expect(answer).toBe(503);
    expect(ids.length).toBeGreaterThan(5);
    const status = async (path: string) => (await fetch(server.address + path)).status;
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    expect(await sendOne()).toBe(503);

    limit('unlimited');
    expect(await sendOne()).toEqual(expect.any(String));
    await server.kill();
    const found = (await findMessages(testStore({ folder }), { limit: 100_000 })).map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
  },
);
