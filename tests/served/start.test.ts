import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { startProgram } from '#server/testing/program.ts';
import { SECOND } from '#server/time.ts';

it.each(['SIGTERM', 'SIGINT'] as const)('npm start ends its server on %s', async (signal) => {
  const env = { ...process.env, PORT: '0', DATA_DIR: temporaryFolder() };
  const address = (output: string) => / is at (http:[^"\s]+)/.exec(output)?.[1];
  const { child, ready } = await startProgram(['npm', 'start'], address, { env, detached: true });
  onTestFinished(() => void spawnSync('kill', ['-9', '--', `-${String(child.pid)}`]));
  child.kill(signal);
  await expect.poll(() => fetch(ready).catch(() => 'gone'), { timeout: 5 * SECOND }).toBe('gone');
});

it('the server refuses to stand behind a site whose form has another captcha', () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: temporaryFolder(),
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'a'.repeat(40),
      RECAPTCHA_SECRET: 'b'.repeat(40),
    },
    encoding: 'utf8',
    timeout: 20 * SECOND,
  });
  expect(stderr).toMatch(/^CAPTCHA: is recaptcha, but the site in .*dist was built with altcha, /);
  expect(status).toBe(1);
});
