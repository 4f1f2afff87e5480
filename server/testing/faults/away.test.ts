import { renameSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { challengePath } from '#common/contact.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { freePort } from '#server/testing/freePort.ts';
import { postgresPrograms, startPostgres } from '#server/testing/postgres.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
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
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect(await status('/contact')).not.toBe(503);
    expect(await status('/faq')).not.toBe(503);
    expect(await send(server.address)).toBe(503);
    expect(await status(challengePath)).toBe(503);

    const postgres = await startPostgres({ port });
    onTestFinished(postgres.stop);
    await expect.poll(() => status('/readyz'), { timeout: 20 * SECOND }).toBe(200);
    expect(await send(server.address)).toBeTypeOf('string');
    expect(await status(challengePath)).toBe(204);
  },
  MINUTE,
);

it.skipIf(postgresPrograms() === undefined && process.env['CI'] === undefined)(
  'a server whose database is away says so once for each destination, and once that it is back',
  async () => {
    const port = await freePort();
    const postgres = await startPostgres({ port });
    onTestFinished(postgres.stop);
    const server = await startServer({
      ...nowhere,
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
      ALERT: 'log',
    });
    onTestFinished(server.kill);
    let log = '';
    server.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const said = (words: string) => log.split('\n').filter((line) => line.includes(words));
    const status = async (path: string) => (await fetch(server.address + path)).status;
    await expect.poll(() => status('/readyz'), { timeout: 20 * SECOND }).toBe(200);

    // Long enough for a dozen looks of each of the two destinations at one a second, and for asking often.
    await postgres.away(async () => {
      const begun = performance.now();
      while (performance.now() - begun < 12 * SECOND) {
        await status('/readyz');
        await new Promise((resolve) => setTimeout(resolve, SECOND));
      }
    });
    const errors = said('"level":50').map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(errors.filter((one) => one.startsWith('the store cannot be read'))).toHaveLength(2);
    expect(errors.length).toBeLessThanOrEqual(7);

    await expect.poll(() => status('/readyz'), { timeout: 20 * SECOND }).toBe(200);
    await expect.poll(() => said('the store can be read again').length, { timeout: 70 * SECOND }).toBe(2);
  },
  3 * MINUTE,
);

it(
  'an outage that both /readyz and the watch find is in the log once',
  async () => {
    const DATA_DIR = temporaryFolder();
    const server = await startServer({ ...nowhere, DATA_DIR, ALERT: 'log' });
    onTestFinished(server.kill);
    const said = (words: string) => server.output().split(words).length - 1;
    const status = async () => (await fetch(`${server.address}/readyz`)).status;
    await expect.poll(status, { timeout: 20 * SECOND }).toBe(200);

    const file = sqliteFile(DATA_DIR);
    renameSync(file, `${file}.old`);
    await expect.poll(status, { timeout: 20 * SECOND }).toBe(503);
    await expect.poll(() => said('"trouble":"store"'), { timeout: 40 * SECOND }).toBe(1);
    expect(said('"msg":"the store cannot write"')).toBe(1);
  },
  MINUTE,
);
