import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { erasuresFolder, noteErasure } from '#server/store/erasures.ts';
import { deleteMessages } from '#server/store/records.ts';
import { scrubStore } from '#server/store/scrub.ts';
import { eventually } from '#server/testing/delivery.ts';
import { setUpRetention } from '#server/testing/retention.ts';
import { start } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';

// As they are, unless a test has one of their functions fail.
vi.mock('#server/store/records.ts', { spy: true });
vi.mock('#server/store/scrub.ts', { spy: true });
afterEach(() => {
  vi.resetAllMocks();
});

// The dates below are counted with six months, whatever the fact is.
vi.mock('#common/facts.ts', async (original) => {
  const { facts } = await original<{ facts: Record<string, object> }>();
  return { facts: { ...facts, contactDataDeletion: { ...facts.contactDataDeletion, value: 6 } } };
});

describe('the retention', () => {
  /** One message failed and one was delivered half a year ago but for a day, one now, and one waits. */
  async function onTheEve() {
    const parts = setUpRetention();
    await parts.accept();
    const [failed = ''] = await parts.settle({ state: 'failed', reason: '550', usesUpMessage: true });
    await parts.accept();
    await parts.settle();
    await parts.accept();
    parts.pass(Date.parse('2026-08-31T10:00:00Z') - start);
    await parts.settle();
    await parts.accept();
    parts.startJob();
    await eventually(() => expect(parts.logged('retention done')).toHaveLength(1));
    return { ...parts, failed };
  }

  it('deletes nothing early', async () => {
    const { states } = await onTheEve();
    expect(await states()).toEqual(['delivered', 'delivered', 'failed', 'queued']);
  });

  it('deletes what was delivered or given up half a year ago, a day early, and keeps what is queued', async () => {
    const { states, logged, pass } = await onTheEve();
    pass(DAY);
    await eventually(() => expect(logged('retention done')).toHaveLength(2));
    expect(await states()).toEqual(['delivered', 'queued']);
  });

  it('names what is deleted although it had failed', async () => {
    const { failed, logged, pass } = await onTheEve();
    pass(DAY);
    await eventually(() => expect(logged('end of their retention')).toHaveLength(1));
    expect(logged('end of their retention')[0]).toContain(`"messages":["${failed}"]`);
  });

  it('runs once a day', async () => {
    const { startJob, logged, looked, pass } = setUpRetention();
    startJob();
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    const times = vi.mocked(deleteMessages).mock.calls.length;
    pass(DAY - HOUR);
    await looked();
    expect(deleteMessages).toHaveBeenCalledTimes(times);
    pass(HOUR);
    await eventually(() => expect(logged('retention done')).toHaveLength(2));
  });

  it('runs again where it failed', async () => {
    const { startJob, logged } = setUpRetention();
    vi.mocked(deleteMessages).mockRejectedValueOnce(new Error('busy'));
    startJob();
    await eventually(() => expect(logged('the retention failed')).toHaveLength(1));
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
  });

  it('fails once it has failed twice in a row, and no longer once it has run', async () => {
    const { startJob, logged } = setUpRetention();
    vi.mocked(deleteMessages).mockRejectedValue(new Error('busy'));
    const job = startJob();
    expect(job.isFailing()).toBeUndefined();
    await eventually(() => expect(job.isFailing()).toBe(true));
    expect(logged('the retention failed').length).toBeGreaterThan(1);
    vi.mocked(deleteMessages).mockResolvedValue([]);
    await eventually(() => expect(job.isFailing()).toBe(false));
  });

  it('is not put off by a clock that was set back', async () => {
    const { startJob, logged, pass } = setUpRetention();
    startJob();
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    pass(-30 * DAY);
    await eventually(() => expect(logged('retention done')).toHaveLength(2));
  });

  it('cleans the files every day, and says when somebody was in the way', async () => {
    const { startJob, logged, pass } = setUpRetention();
    const scrub = vi.mocked(scrubStore).mockResolvedValueOnce(false);
    startJob();
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    expect(logged('still in the database file')).toHaveLength(1);
    pass(DAY);
    await eventually(() => expect(logged('retention done')).toHaveLength(2));
    expect(logged('still in the database file')).toHaveLength(1);
    expect(scrub).toHaveBeenCalledTimes(2);
  });

  it(
    'deletes notes of erasures that no backup needs any more',
    async () => {
      const { dataDir, startJob, logged, looked, pass, clock } = setUpRetention();
      const folder = erasuresFolder(dataDir);
      const note = () => noteErasure(folder, { sender: 'a@b.example' }, new Date(clock()));
      await note();
      pass(150 * DAY);
      await note();
      startJob();
      await eventually(() => expect(logged('retention done')).toHaveLength(1));
      expect(readdirSync(folder)).toHaveLength(2);
      for (let day = 0; day < 35; day += 5) {
        pass(5 * DAY);
        await looked();
      }
      await eventually(() => expect(readdirSync(folder)).toHaveLength(1));
    },
    MINUTE,
  );
});
