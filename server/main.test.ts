import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

it('refuses to start with a configuration that cannot work, one line a fault and no stack', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    env: { PORT: 'many', NODE_ENV: 'production', CAPTCHA: 'off' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    'PORT: must be a port number from 0 to 65535',
    'CAPTCHA: off is refused with NODE_ENV=production',
  ]);
});
