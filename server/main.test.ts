import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { alertReceiver, slack } from './testing/alertReceivers.ts';
import { message } from './testing/delivery.ts';
import { temporaryFolder } from './testing/folder.ts';
import { startServer } from './testing/server.ts';
import { testStore } from './testing/store.ts';
import { DAY, MINUTE } from './time.ts';
import { recordOutcome, storeMessage, takeDeliveries } from '#server/store/outbox.ts';
import { findMessages } from '#server/store/records.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

it('refuses to start with a configuration that cannot work, one line a fault and no stack', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    env: { PORT: 'many', NODE_ENV: 'production', CAPTCHA: 'off' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
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
  const old = join(DATA_DIR, 'mail', 'old.eml');
  const young = join(DATA_DIR, 'mail', 'young.eml');
  for (const file of [old, young]) writeFileSync(file, '');
  utimesSync(old, 0, 0);
  const server = await startServer({ DATA_DIR });
  onTestFinished(server.kill);
  await vi.waitFor(() => expect(existsSync(old)).toBe(false), { timeout: 5000 });
  expect(existsSync(young)).toBe(true);
});

/** The program's clock, moved: everything in the process that asks for the time. */
function clockAhead(days: number): Record<string, string> {
  const script = `const Real = Date; const ahead = ${days * DAY};
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length === 0 ? [Real.now() + ahead] : given)); }
      static now() { return Real.now() + ahead; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

it(
  'keeps what was delivered where the clock is 215 days ahead at two starts, and tells a person once',
  async () => {
    const DATA_DIR = temporaryFolder();
    const database = testStore({ folder: DATA_DIR });
    await storeMessage(database, message);
    for (const task of await takeDeliveries(database, 'team', 1))
      await recordOutcome(database, task, { state: 'delivered' });
    // What the retention deletes last tells that it has run.
    const last = join(DATA_DIR, 'mail', 'old.eml');
    mkdirSync(dirname(last));
    const receiver = await alertReceiver(slack);
    const told = () => receiver.shown.filter((alert) => alert.includes('the clock is far ahead'));
    const ALERT_URL = `${receiver.address}/services/T1/B1/x`;
    for (const environment of [{}, clockAhead(215), clockAhead(215)]) {
      writeFileSync(last, '');
      utimesSync(last, 0, 0);
      const server = await startServer({ DATA_DIR, ALERT_URL, ...environment });
      onTestFinished(server.kill);
      await vi.waitFor(() => expect(existsSync(last)).toBe(false), { timeout: 20_000 });
      if ('NODE_OPTIONS' in environment)
        await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: MINUTE });
      await server.kill();
    }
    expect(await findMessages(database, { limit: 9 })).toHaveLength(1);
  },
  2 * MINUTE,
);
