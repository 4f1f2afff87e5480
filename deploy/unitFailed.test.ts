import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { alertReceiver, slack } from '#server/testing/alertReceivers.ts';
import { temporaryFolder } from '#server/testing/folder.ts';

const program = fileURLToPath(new URL('./unitFailed.ts', import.meta.url));

/** Runs it as the unit does, in the folder of a release with these settings. */
function run(settings: string): Promise<{ code: unknown; err: string }> {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, '.env'), settings);
  // Build and server refuse this name there, which must silence nobody.
  writeFileSync(join(cwd, '.env.build'), 'SMTP_URL=smtp://mail.example\n');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'bewertra.service'], { cwd, env: {} }, (error, _out, err) =>
      resolve({ code: error === null ? 0 : error.code, err }),
    );
  });
}

it('tells that a unit has failed, also where a wrong setting is the reason', async () => {
  const receiver = await alertReceiver(slack);
  const { code, err } = await run(`ALERT_URL=${receiver.address}/services/T1/B1/x\nPORT=many\nNONE=1\n`);
  expect([code, err]).toEqual([0, '']);
  expect(receiver.shown).toEqual([
    expect.stringMatching(/^Bewertra: bewertra\.service has failed\n.*journalctl -u bewertra\.service/),
  ]);
});

it('fails where nobody could be told, so that it is tried again, and names no address', async () => {
  const receiver = await alertReceiver(() => ({ status: 500, body: '' }));
  const { code, err } = await run(`ALERT_URL=${receiver.address}/secret`);
  expect(code).not.toBe(0);
  expect(err).toContain('answered 500');
  expect(err).not.toContain('secret');
});

it('says where it does not know whom to tell', async () => {
  expect(await run('PORT=3000')).toEqual({ code: 0, err: expect.stringContaining('ALERT_URL') as string });
});
