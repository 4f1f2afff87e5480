import { execFileSync } from 'node:child_process';
import { symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { lookAtBackup } from '#server/alerts/checks.ts';
import { alertSender } from '#server/alerts/send.ts';
import { startWatch } from '#server/alerts/watch.ts';
import { backupStamp } from '#server/backupStamp.ts';
import { createMetrics } from '#server/metrics.ts';
import { alertReceiver, slack } from '#server/testing/alertReceivers.ts';
import { eventually } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { testStore } from '#server/testing/store.ts';
import { SECOND } from '#server/time.ts';
import { checkWritable } from '#server/store/writable.ts';
import { storedAlertStates } from '#server/store/alertState.ts';

const program = fileURLToPath(new URL('./backup.ts', import.meta.url));

/** Runs a backup as its unit does; false where it fails. */
function backUp(dataDir: string, folder: string): boolean {
  try {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, FOLDER: folder };
    execFileSync(process.execPath, [program], { env, stdio: 'ignore', cwd: temporaryFolder() });
    return true;
  } catch {
    return false;
  }
}

it('three backups that fail are told once, and once that one was made', async () => {
  const dataDir = temporaryFolder();
  const database = testStore({ folder: dataDir });
  await checkWritable(database);
  const folder = temporaryFolder();
  expect(backUp(dataDir, folder)).toBe(true);
  // The last good one is of three hours ago, by an hourly timer.
  const ago = Date.now() / SECOND - 3 * 3600;
  utimesSync(join(dataDir, backupStamp), ago, ago);
  const timer = join(temporaryFolder(), 'bewertra-backup.timer');
  symlinkSync('/nowhere', timer);

  const receiver = await alertReceiver(slack);
  let looks = 0;
  const watch = startWatch({
    checks: [() => lookAtBackup(dataDir, Date.now, timer).finally(() => (looks += 1))],
    storeChecks: [],
    states: storedAlertStates(database),
    metrics: createMetrics(database, dataDir),
    interval: 10,
    send: alertSender(`${receiver.address}/services/T1/B1/x`),
    log: pino({ level: 'silent' }),
  });
  onTestFinished(watch.stop);
  const look = async () => {
    const enough = looks + 3;
    await eventually(() => expect(looks).toBeGreaterThanOrEqual(enough));
  };
  const inTheWay = join(temporaryFolder(), 'a file');
  writeFileSync(inTheWay, '');
  for (let failures = 0; failures < 3; failures += 1) {
    expect(backUp(dataDir, inTheWay)).toBe(false);
    await look();
  }
  expect(receiver.shown).toEqual([expect.stringMatching(/^Bewertra: backups are missing/)]);
  expect(backUp(dataDir, folder)).toBe(true);
  await look();
  expect(receiver.shown[1]).toMatch(/^Bewertra, over: backups are missing/);
  expect(receiver.shown).toHaveLength(2);
});
