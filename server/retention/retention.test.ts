import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emlName } from '#server/store/emlFolder.ts';
import { erasuresFolder, noteErasure } from '#server/store/erasures.ts';
import { settleDelivery, storeMessage, takeDeliveries, type Settlement } from '#server/store/outbox.ts';
import { eventually, message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, HOUR, SECOND } from '#server/time.ts';
import { startRetention } from './job.ts';
import { purgeExpired, retentionCutoff } from './rule.ts';
import { keepClock, lookAtClock, readClock, safeTime, type ClockState } from './trustedClock.ts';
import { findMessages, removeMessages } from '#server/store/records.ts';
import { scrubStore } from '#server/store/scrub.ts';

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

const start = Date.parse('2026-03-02T09:30:00Z');

describe('retentionCutoff', () => {
  it.each([
    // Deleted on the eve, so that it is never late.
    ['2026-09-01T09:30:00Z', '2026-03-02T09:30:00Z'],
    ['2026-01-14T00:00:00Z', '2025-07-15T00:00:00Z'],
    // § 188 BGB: a month without that day ends with its last.
    ['2026-02-27T12:00:00Z', '2025-08-31T12:00:00Z'],
    ['2028-02-28T12:00:00Z', '2027-08-31T12:00:00Z'],
    ['2026-08-30T12:00:00Z', '2026-02-28T12:00:00Z'],
    ['2026-08-28T12:00:00Z', '2026-02-28T12:00:00Z'],
  ])('on %s deletes what was delivered before %s', (now, cutoff) => {
    expect(retentionCutoff(new Date(now)).toISOString()).toBe(new Date(cutoff).toISOString());
  });
});

/** A store and its retention, which looks every 20 ms, on a clock moved by hand. */
function setUp() {
  let now = start;
  let looks = 0;
  const clock = () => {
    looks += 1;
    return now;
  };
  const database = testStore({ clock });
  const dataDir = temporaryFolder();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const purge = () => purgeExpired(database, dataDir, new Date(now));
  return {
    ...{ database, dataDir, clock, purge },
    startJob: () => {
      const job = startRetention({ database, dataDir, log, clock, interval: 20, installed: now });
      onTestFinished(job.stop);
      return job;
    },
    /** Resolves when it has looked at the clock, and so whether a day has passed. */
    looked: async () => {
      const enough = looks + 4;
      await eventually(() => expect(looks).toBeGreaterThan(enough));
    },
    logged: (text: string) => lines.filter((line) => line.includes(text)),
    pass: (time: number) => (now += time),
    accept: () => storeMessage(database, message),
    /** Ends the delivery of what is due. Resolves to the ids. */
    settle: async (outcome: Settlement = { state: 'delivered' }) => {
      const deliveries = await takeDeliveries(database, 'team', 10_000);
      for (const delivery of deliveries) await settleDelivery(database, delivery, outcome);
      return deliveries.map(({ message: { id } }) => id);
    },
    states: async () => (await findMessages(database, { limit: 10 })).map(({ state }) => state).sort(),
  };
}

describe('the retention', () => {
  it('deletes what was delivered or given up half a year ago, a day early, names what had failed, and keeps what is queued', async () => {
    const { accept, settle, states, startJob, logged, pass, purge, clock } = setUp();
    await accept();
    const failed = await settle({ state: 'failed', reason: '550', refused: true });
    await accept();
    await settle();
    await accept();
    pass(Date.parse('2026-08-31T10:00:00Z') - start);
    // Counted from its delivery, not from when it came.
    const late = await settle();
    await accept();
    startJob();
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    expect(await states()).toEqual(['delivered', 'delivered', 'failed', 'queued']);
    pass(DAY);
    await eventually(() => expect(logged('end of their retention')).toHaveLength(1));
    expect(await states()).toEqual(['delivered', 'queued']);
    expect(logged('end of their retention')[0]).toContain(`"messages":["${String(failed)}"]`);

    // Delivered on 31 August: at the end of February.
    pass(Date.parse('2027-02-27T10:00:00Z') - clock());
    expect(await purge()).toEqual([]);
    pass(1);
    expect(await purge()).toMatchObject([{ id: late[0] }]);
  });

  it('runs once a day, also where the clock is set back, and an hour later where it failed', async () => {
    const { startJob, logged, looked, pass } = setUp();
    const remove = vi.mocked(removeMessages).mockRejectedValueOnce(new Error('busy'));
    startJob();
    await eventually(() => expect(logged('the retention failed')).toHaveLength(1));
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    const times = remove.mock.calls.length;
    pass(DAY - HOUR);
    await looked();
    expect(remove).toHaveBeenCalledTimes(times);
    pass(HOUR);
    await eventually(() => expect(logged('retention done')).toHaveLength(2));
    pass(-30 * DAY);
    await eventually(() => expect(logged('retention done')).toHaveLength(3));
  });

  it('cleans the files every day, and says when somebody was in the way', async () => {
    const { startJob, logged, pass } = setUp();
    const scrub = vi.mocked(scrubStore).mockResolvedValueOnce(false);
    startJob();
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    expect(logged('still in the database file')).toHaveLength(1);
    pass(DAY);
    await eventually(() => expect(logged('retention done')).toHaveLength(2));
    expect(logged('still in the database file')).toHaveLength(1);
    expect(scrub).toHaveBeenCalledTimes(2);
  });

  it('forgets notes of erasures that no backup needs any more', async () => {
    const { dataDir, startJob, logged, looked, pass, clock } = setUp();
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
  });

  it('deletes in small portions until nothing is left', async () => {
    const { accept, settle, pass, purge } = setUp();
    await Promise.all(Array.from({ length: 1200 }, accept));
    await settle();
    pass(230 * DAY);
    expect(await purge()).toHaveLength(1200);
  });

  it('takes the .eml files along: those of its messages, and any as old', async () => {
    const { accept, settle, dataDir, pass, purge, clock } = setUp();
    await accept();
    const [id = ''] = await settle();
    const mail = join(dataDir, 'mail');
    mkdirSync(mail);
    const ours = emlName({ id, receivedAt: new Date(clock()) });
    pass(230 * DAY);
    const young = emlName({ id: crypto.randomUUID(), receivedAt: new Date(clock()) });
    for (const [name, time] of [
      ...[young, ours].map((one) => [one, clock()] as const),
      ...['old.eml', 'old.txt', '.old.eml.part'].map((one) => [one, start] as const),
    ]) {
      writeFileSync(join(mail, name), '');
      utimesSync(join(mail, name), time / SECOND, time / SECOND);
    }
    await purge();
    expect(readdirSync(mail).sort()).toEqual([young, 'old.txt'].sort());
  });
});

describe('a clock that cannot be right', () => {
  /** A store with a message that was delivered now, and retention on it. */
  async function setUpDelivered() {
    const parts = setUp();
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

  it('forgets no note of an erasure, without which a restore would bring a person back', async () => {
    const { dataDir, startJob, clock, looked, pass } = setUp();
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

  it('deletes what is due a week after a machine was off for long', async () => {
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
  });
});

describe('lookAtClock', () => {
  const known = start;

  it.each([
    ['a week ahead', 7 * DAY],
    ['a week behind', -7 * DAY],
    ['an hour ahead', HOUR],
  ])('believes a clock that is %s', (_, difference) => {
    expect(lookAtClock({ known }, known + difference)).toEqual({ known: known + difference });
  });

  it('never doubts a clock that runs on, however long nothing else happens', () => {
    let state: ClockState = { known };
    for (let now = known; now < known + 400 * DAY; now += HOUR) {
      state = lookAtClock(state, now);
      expect(state).toEqual({ known: now });
    }
  });

  it('counts a second jump as the beginning of another trial', () => {
    const now = known + 300 * DAY;
    const jumped = { since: known + 200 * DAY, seen: known + 200 * DAY };
    expect(lookAtClock({ known, jumped }, now)).toEqual({ known, jumped: { since: now, seen: now } });
  });

  it('does not count the time for which nobody looked', () => {
    const jumped = { since: known + 200 * DAY, seen: known + 203 * DAY };
    const now = known + 208 * DAY;
    expect(lookAtClock({ known, jumped }, now)).toEqual({ known, jumped: { since: now, seen: now } });
  });

  it('is safe to delete by neither more than the clock nor more than what is known', () => {
    expect(safeTime({ known }, known + DAY)).toEqual(new Date(known));
    expect(safeTime({ known }, known - DAY)).toEqual(new Date(known - DAY));
  });
});

it('a file about the clock that is damaged is none', async () => {
  const folder = temporaryFolder();
  expect(await readClock(folder)).toBeUndefined();
  await keepClock(folder, { known: start });
  expect(await readClock(folder)).toEqual({ known: start });
  writeFileSync(join(folder, 'clock'), '{"known":');
  expect(await readClock(folder)).toBeUndefined();
});
