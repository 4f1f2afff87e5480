import { expect, it, onTestFinished } from 'vitest';
import { challengePath } from '#common/contact.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { freePort } from '#server/testing/freePort.ts';
import { postgresPrograms, startPostgres } from '#server/testing/postgres.ts';
import { send, startServer } from '#server/testing/server.ts';
import { MINUTE, SECOND } from '#server/time.ts';

it.skipIf(postgresPrograms() === undefined && process.env['CI'] === undefined)(
  'a server that starts before its database serves pages meanwhile, and messages once it is there',
  async () => {
    const port = await freePort();
    const server = await startServer({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
      CAPTCHA: 'off',
    });
    onTestFinished(server.kill);
    const status = async (path: string) => (await fetch(server.address + path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    expect([await status('/contact'), await status('/faq')]).not.toContain(503);
    expect([await send(server.address), await status(challengePath)]).toEqual([503, 503]);

    const postgres = await startPostgres({ port });
    onTestFinished(postgres.stop);
    await expect.poll(() => status('/readyz'), { timeout: 20 * SECOND }).toBe(200);
    expect(await send(server.address)).toBeTypeOf('string');
    expect(await status(challengePath)).toBe(204);
  },
  MINUTE,
);
