import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from './testing/folder.ts';
import { startServer } from './testing/server.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

it('refuses to start with a configuration that cannot work, one line a fault and no stack', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    env: { PORT: 'many', NODE_ENV: 'production', CAPTCHA: 'off' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    'PORT: must be a port number from 0 to 65535',
    'SMTP_URL: is missing; NODE_ENV=production needs it, unless MAIL=folder',
    'ALERT_URL: is missing; NODE_ENV=production needs it, unless ALERT=log',
    'CAPTCHA: off is refused with NODE_ENV=production',
  ]);
});

it('deletes, while it runs, what its retention has ended for', async () => {
  const DATA_DIR = temporaryFolder();
  mkdirSync(join(DATA_DIR, 'mail'));
  const [old, young] = [join(DATA_DIR, 'mail', 'old.eml'), join(DATA_DIR, 'mail', 'young.eml')];
  for (const file of [old, young]) writeFileSync(file, '');
  utimesSync(old, 0, 0);
  const server = await startServer({ DATA_DIR });
  onTestFinished(server.kill);
  await vi.waitFor(() => expect(existsSync(old)).toBe(false), { timeout: 5000 });
  expect(existsSync(young)).toBe(true);
});
