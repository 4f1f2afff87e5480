import { readdirSync } from 'node:fs';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { erasuresFolder, noteErasure } from '#server/store/erasures.ts';
import { eventually } from '#server/testing/delivery.ts';
import { setUpRetention } from '#server/testing/retention.ts';
import { start } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import { startRetention } from './job.ts';
import { keepClock } from './trustedClock.ts';

// The times below are counted with six months, whatever the fact is.
vi.mock('#common/facts.ts', async (original) => {
  const { facts } = await original<{ facts: Record<string, object> }>();
  return { facts: { ...facts, contactDataDeletion: { ...facts.contactDataDeletion, value: 6 } } };
});

describe('a clock that cannot be right', () => {
  /** A store with a message that was delivered now, and retention on it. */
  async function setUpDelivered() {
    const parts = setUpRetention();
    await parts.accept();
    await parts.settle();
    return parts;
  }

  it('deletes nothing at a start with a clock 215 days ahead, nor at the next starts, and says so each time', async () => {
    const { startJob, states, logged, looked, pass } = await setUpDelivered();
    await startJob().stop();
    pass(215 * DAY);
    for (const starts of [1, 2, 3]) {
      const { stop } = startJob();
      await looked();
      await stop();
      pass(HOUR);
      expect(await states()).toEqual(['delivered']);
      expect(logged('ahead of what was last known')).toHaveLength(starts);
    }
  });

  it('deletes nothing at the very first start with a clock that is ahead of message and installation', async () => {
    const { database, dataDir, states, clock, looked, pass } = await setUpDelivered();
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    pass(215 * DAY);
    const job = startRetention({ database, dataDir, log, clock, interval: 20, installed: start - DAY });
    onTestFinished(job.stop);
    await looked();
    await job.stop();
    expect(await states()).toEqual(['delivered']);
    expect(lines.filter((line) => line.includes('ahead of what was last known'))).toHaveLength(1);
  });

  it('deletes no note of an erasure, without which a restore would bring a person back', async () => {
    const { dataDir, startJob, clock, looked, pass } = setUpRetention();
    const notes = erasuresFolder(dataDir);
    await noteErasure(notes, { sender: 'a@b.example' }, new Date(clock()));
    await startJob().stop();
    pass(215 * DAY);
    startJob();
    await looked();
    expect(readdirSync(notes)).toHaveLength(1);
  });

  it('believes the clock again as soon as it is set right', async () => {
    const { startJob, logged, looked, pass } = await setUpDelivered();
    startJob();
    await looked();
    pass(215 * DAY);
    await eventually(() => expect(logged('ahead of what was last known')).toHaveLength(1));
    pass(-215 * DAY);
    await eventually(() => expect(logged('is believed again')).toHaveLength(1));
  });

  it('deletes what is due on a site that had no message for half a year', async () => {
    const { dataDir, startJob, states, logged, pass, clock } = await setUpDelivered();
    pass(185 * DAY);
    // What the looks of the last half year have left.
    await keepClock(dataDir, { known: clock() - DAY });
    startJob();
    await eventually(async () => expect(await states()).toEqual([]));
    expect(logged('ahead of what was last known')).toEqual([]);
  });

  it(
    'deletes what is due a week after a machine was off for long',
    async () => {
      const { startJob, states, looked, pass } = await setUpDelivered();
      await startJob().stop();
      pass(215 * DAY);
      startJob();
      for (let hours = 0; hours < 7 * 24; hours += 12) {
        await looked();
        expect(await states()).toEqual(['delivered']);
        pass(12 * HOUR);
      }
      await eventually(async () => expect(await states()).toEqual([]));
    },
    MINUTE,
  );
});
