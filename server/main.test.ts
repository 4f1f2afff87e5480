import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from './testing/delivery.ts';
import { temporaryFolder } from './testing/folder.ts';
import { nowhere, send, startServer } from './testing/server.ts';
import { smtpReceiver } from './testing/smtp.ts';

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
  const [old, young] = ['old.eml', 'young.eml'].map((name) => join(DATA_DIR, 'mail', name)) as [
    string,
    string,
  ];
  for (const file of [old, young]) writeFileSync(file, '');
  utimesSync(old, 0, 0);
  const server = await startServer({ DATA_DIR });
  onTestFinished(server.kill);
  await vi.waitFor(() => expect(existsSync(old)).toBe(false), { timeout: 5000 });
  expect(existsSync(young)).toBe(true);
});

it('sends what was waiting when it ended to the address that MAIL_TO names now', async () => {
  const settings = { ...nowhere, DATA_DIR: temporaryFolder(), ACKNOWLEDGE: 'off' };
  const before = await startServer(settings);
  const id = String(await send(before.address));
  await before.kill();
  const { url, received } = await smtpReceiver();
  const server = await startServer({ ...settings, SMTP_URL: url, MAIL_TO: 'new@bewertra.example' });
  onTestFinished(server.kill);
  await eventually(() => expect(received.map(({ to }) => to)).toEqual([['new@bewertra.example']]));
  expect(received[0]?.mail.messageId).toContain(id);
});
