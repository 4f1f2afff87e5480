import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ceilingCheck } from '#server/alerts/checks.ts';
import { checksOf } from '#server/alerts/checksOf.ts';
import { startWatch } from '#server/alerts/watch.ts';
import { createMetrics } from '#server/metrics.ts';
import { storedAlertStates } from '#server/store/alertState.ts';
import { erasuresFolder } from '#server/store/erasures.ts';
import { eventually } from '#server/testing/delivery.ts';
import { setUpRetention } from '#server/testing/retention.ts';
import type { Alert } from '#server/alerts/send.ts';
import { pino } from 'pino';

/** The retention of a machine, with a watch that tells how it stands. */
function setUp(spoil: (dataDir: string) => void) {
  const parts = setUpRetention();
  spoil(parts.dataDir);
  const told: Alert[] = [];
  const job = parts.startJob();
  const metrics = createMetrics(parts.database, parts.dataDir);
  const watch = startWatch({
    ...checksOf({ ...parts, destinations: [], retention: job, ceiling: ceilingCheck(parts.dataDir) }),
    states: storedAlertStates(parts.database),
    // Of the machine that runs this, other things may be told.
    send: (alert) => {
      if (alert.trouble === 'retention') told.push(alert);
      return Promise.resolve();
    },
    log: pino({ enabled: false }),
    metrics,
    clock: parts.clock,
    interval: 20,
  });
  onTestFinished(watch.stop);
  return { ...parts, told, metrics };
}

/** What stands in the way in `DATA_DIR`, and is not there once it is mended. */
const obstacles: [string, spoil: (dataDir: string) => string][] = [
  [
    'a note of an unfinished erasure that nobody can read',
    (dataDir) => {
      const folder = erasuresFolder(dataDir);
      mkdirSync(folder);
      const note = join(folder, '2026-03-02T09-30-00-000Z-00000000.json');
      writeFileSync(note, '{"date":');
      writeFileSync(`${note}.unfinished`, '');
      return note;
    },
  ],
  [
    'a folder where the clock is noted',
    (dataDir) => {
      mkdirSync(join(dataDir, 'clock'));
      return join(dataDir, 'clock');
    },
  ],
];

it.each(obstacles)('%s, which stops the retention, is told, and that it is over', async (_what, spoil) => {
  let obstacle = '';
  const { told, metrics, logged } = setUp((folder) => void (obstacle = spoil(folder)));
  await eventually(() => expect(told).toMatchObject([{ trouble: 'retention', event: 'begun' }]));
  expect(told[0]?.message).toContain('the retention failed');
  expect(await metrics.render()).toMatch(/contact_trouble\{trouble="retention",about="[^"]*"\} 1/);
  rmSync(obstacle, { recursive: true });
  await eventually(() => expect(told.at(-1)).toMatchObject({ trouble: 'retention', event: 'over' }));
  expect(logged('retention done')).not.toEqual([]);
});
