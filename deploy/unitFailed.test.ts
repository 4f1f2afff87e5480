import { execFile } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { alertReceiver, slack } from '#server/testing/alertReceivers.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { freePort } from '#server/testing/freePort.ts';
import { nowhere, startServer } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';

const program = fileURLToPath(new URL('./unitFailed.ts', import.meta.url));

/** Runs it as the unit does, in the folder of a release with these settings. */
function run(
  settings: string,
  unit = 'bewertra.service',
  env: Record<string, string> = {},
): Promise<{ code: unknown; err: string }> {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, '.env'), settings);
  // Build and server refuse this name there, which must silence nobody.
  writeFileSync(join(cwd, '.env.build'), 'SMTP_URL=smtp://mail.example\n');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, unit], { cwd, env }, (error, _out, err) =>
      resolve({ code: error === null ? 0 : error.code, err }),
    );
  });
}

it('tells that a unit has failed, also where a wrong setting is the reason', async () => {
  const receiver = await alertReceiver(slack);
  const { code, err } = await run(`ALERT_URL=${receiver.address}/services/T1/B1/x\nPORT=many\nNONE=1\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(receiver.shown).toHaveLength(1);
  expect(receiver.shown[0]).toMatch(
    /^Bewertra: a unit has failed \(bewertra\.service\)\n.*journalctl -u bewertra\.service/,
  );
});

it('tells whom the first line names of an .env with a byte order mark', async () => {
  const receiver = await alertReceiver(slack);
  const settings = `\uFEFFALERT_URL=${receiver.address}/services/T1/B1/x\n`;
  expect(await run(settings)).toEqual({ code: 0, err: '' });
  expect(receiver.shown).toHaveLength(1);
});

it('tells whom .env names where the environment has the name alone', async () => {
  const receiver = await alertReceiver(slack);
  const settings = `ALERT_URL=${receiver.address}/services/T1/B1/x\n`;
  expect(await run(settings, 'bewertra.service', { ALERT_URL: '', DATA_DIR: ' ' })).toMatchObject({
    err: '',
  });
  expect(receiver.shown).toHaveLength(1);
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

it.each([
  ['ftp://user:secret@alerts.example/x', 'ALERT_URL must be an http:// or https:// address'],
  ['alerts.example/secret', 'ALERT_URL must be an http:// or https:// address'],
  [
    'https://user:secret%@alerts.example/x',
    'ALERT_URL has a name or password in which a % is not written as %25',
  ],
])('says in a line, without the address, why nobody could be told at %s', async (address, words) => {
  const { code, err } = await run(`ALERT_URL=${address}`);
  expect(code).toBe(1);
  expect(err).toBe(`bewertra.service has failed, and nobody was told: ${words}\n`);
});

it('says in a line why a receiver that is away was not told', async () => {
  const { code, err } = await run(`ALERT_URL=http://127.0.0.1:${await freePort()}/secret`);
  expect(code).toBe(1);
  expect(err).toBe('bewertra.service has failed, and nobody was told: fetch failed (ECONNREFUSED)\n');
});

/** A receiver, and the settings of a machine whose service keeps failing. */
async function failingMachine() {
  const receiver = await alertReceiver(slack);
  const dataDir = temporaryFolder();
  const settings = `ALERT_URL=${receiver.address}/services/T1/B1/x\nDATA_DIR=${dataDir}\n`;
  const note = join(dataDir, 'failed-units', 'bewertra.service');
  const ageNote = (hours: number) => {
    const time = Date.now() / SECOND - hours * 3600;
    utimesSync(note, time, time);
  };
  return { shown: receiver.shown, dataDir, settings, ageNote };
}

it('tells once of a service that keeps failing', async () => {
  const { shown, settings } = await failingMachine();
  for (let failures = 0; failures < 3; failures += 1) await run(settings);
  expect(shown).toHaveLength(1);
});

it('tells again after a day in which the service did not come back', async () => {
  const { shown, settings, ageNote } = await failingMachine();
  await run(settings);
  ageNote(25);
  await run(settings);
  expect(shown[1]).toMatch(/^Bewertra, still: a unit has failed/);
});

it('tells again after the clock was set back by more than a day', async () => {
  const { shown, settings, ageNote } = await failingMachine();
  await run(settings);
  ageNote(-25);
  await run(settings);
  expect(shown[1]).toMatch(/^Bewertra, still: a unit has failed/);
});

it('tells each time that it is tried with a name of its own', async () => {
  const { shown, settings } = await failingMachine();
  for (let tries = 0; tries < 2; tries += 1) await run(settings, 'test');
  expect(shown).toHaveLength(2);
});

it('the service tells that it is over once it runs again, since when it had failed, and then of a new failure', async () => {
  const { shown, dataDir, settings } = await failingMachine();
  await run(settings);
  const [, since = ''] = /It began at (\S+)\./.exec((await tellOver()) ?? '') ?? [];
  expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(60 * SECOND);
  await run(settings);
  expect(shown).toHaveLength(3);

  /** Runs the service until it has told something. */
  async function tellOver(): Promise<string | undefined> {
    const [, address = ''] = /ALERT_URL=(\S+)/.exec(settings) ?? [];
    const server = await startServer({ ...nowhere, DATA_DIR: dataDir, ALERT_URL: address });
    onTestFinished(server.kill);
    await expect.poll(() => shown.length, { timeout: 20 * SECOND }).toBe(2);
    expect(shown[1]).toMatch(/^Bewertra, over: a unit has failed \(bewertra\.service\)/);
    await server.kill();
    return shown[1];
  }
});
