import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { facts } from '#common/facts.ts';
import { emlName } from '#server/store/emlFolder.ts';
import { erasuresFolder, noteErasure } from '#server/store/erasures.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { openSqliteStore } from '#server/store/sqlite/store.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { DAY, HOUR, SECOND } from '#server/time.ts';
import { startRetention } from './job.ts';
import { purgeExpired, retentionCutoff, retentionText } from './rule.ts';

const message = { contact: sampleContact, locale: 'de' } as const;
const start = Date.parse('2026-03-02T09:30:00Z');

it('keeps messages for as long as the privacy notice says', () => {
  const { value, unit } = facts.contactDataDeletion;
  expect(retentionText).toBe(`${value} ${unit}s`);
});

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

async function settle(outbox: Outbox, end: 'complete' | 'fail'): Promise<string> {
  await outbox.accept(message);
  const [taken] = await outbox.take('team', 1);
  if (taken === undefined) throw new Error('nothing was due');
  await (end === 'fail' ? outbox.fail(taken, '550') : outbox.complete(taken));
  return taken.id;
}

/** Servers on one store, each with a retention that looks every 20 ms, on a clock moved by hand. */
function setUp(servers: number) {
  let now = start;
  const folder = temporaryFolder();
  const clock = () => now;
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const stores = Array.from({ length: servers }, () => openSqliteStore(folder, clock));
  const outboxes = stores.map(({ outbox }) => outbox);
  const [outbox] = outboxes;
  if (outbox === undefined) throw new Error('at least one server');
  const dataDir = temporaryFolder();
  const jobs: { stop: () => Promise<void> }[] = [];
  onTestFinished(async () => {
    await Promise.all(jobs.map((job) => job.stop()));
    await Promise.all(stores.map((store) => store.close()));
  });
  const startJobs = () =>
    void jobs.push(
      ...outboxes.map((one) => startRetention({ outbox: one, dataDir, log, clock, interval: 20 })),
    );
  return {
    outbox,
    outboxes,
    dataDir,
    startJobs,
    logged: (text: string) => lines.filter((line) => line.includes(text)),
    /** Between runs: one that began before would take the jump for a clock set back. */
    pass: async (time: number) => {
      const running = jobs.splice(0);
      await Promise.all(running.map((job) => job.stop()));
      now += time;
      if (running.length > 0) startJobs();
    },
    clock,
  };
}

function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20 * SECOND);
}

describe('the retention', () => {
  it('deletes what was delivered or given up half a year ago, a day early, names what had failed, and keeps what is queued', async () => {
    const { outbox, dataDir, startJobs, logged, pass, clock } = setUp(1);
    const failed = await settle(outbox, 'fail');
    await settle(outbox, 'complete');
    await outbox.accept(message);
    await pass(Date.parse('2026-08-31T10:00:00Z') - start);
    const [queued] = await outbox.take('team', 1);
    if (queued === undefined) throw new Error('it was due');
    // Counted from its delivery, not from when it came.
    await outbox.complete(queued);
    await outbox.accept(message);
    startJobs();
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    expect(await outbox.count()).toEqual({ queued: 1, delivered: 2, failed: 1 });
    expect(logged('end of their retention')).toEqual([]);

    await pass(DAY);
    await eventually(async () =>
      expect(await outbox.count()).toEqual({ queued: 1, delivered: 1, failed: 0 }),
    );
    await eventually(() => expect(logged('end of their retention')).toHaveLength(1));
    expect(logged('end of their retention')[0]).toContain(`"messages":["${failed}"]`);

    // Delivered on 31 August: at the end of February.
    const end = Date.parse('2027-02-27T10:00:00Z');
    const purge = async (time: number) =>
      (await purgeExpired({ outbox, dataDir, now: new Date(time) })).messages;
    await pass(end - clock());
    expect(await purge(end)).toEqual([]);
    expect(await purge(end + 1)).toMatchObject([{ id: queued.id }]);
  });

  it('runs once a day however many servers there are', async () => {
    const { outboxes, startJobs, logged, pass } = setUp(3);
    const looks = outboxes.map((one) => vi.spyOn(one, 'takeJob'));
    startJobs();
    for (let day = 1; day <= 3; day += 1) {
      await eventually(() => expect(logged('retention done')).toHaveLength(day));
      looks.forEach((look) => look.mockClear());
      await eventually(() => looks.forEach((look) => expect(look.mock.calls.length).toBeGreaterThan(1)));
      expect(logged('retention done')).toHaveLength(day);
      await pass(DAY);
    }
  });

  it('is done by the next server, an hour later, where one failed', async () => {
    const { outbox, startJobs, logged, pass } = setUp(1);
    const purge = vi.spyOn(outbox, 'purge').mockRejectedValueOnce(new Error('busy'));
    startJobs();
    await eventually(() => expect(logged('the retention failed')).toHaveLength(1));
    await pass(HOUR);
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    expect(purge).toHaveBeenCalledTimes(2);
  });

  it('cleans the files every day, and says when somebody was in the way', async () => {
    const { outbox, startJobs, logged, pass } = setUp(1);
    const scrub = vi.spyOn(outbox, 'scrub').mockResolvedValueOnce('heldUp');
    startJobs();
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    expect(logged('still in the database file')).toHaveLength(1);
    await pass(DAY);
    await eventually(() => expect(logged('retention done')).toHaveLength(2));
    expect(logged('still in the database file')).toHaveLength(1);
    expect(scrub).toHaveBeenCalledTimes(2);
  });

  it('forgets notes of erasures that no backup needs any more, on every server', async () => {
    const { dataDir, startJobs, logged, pass, clock } = setUp(1);
    const folder = erasuresFolder(dataDir);
    const note = () => noteErasure(folder, { email: 'a@b.example', date: new Date(clock()), messages: 1 });
    await note();
    await pass(150 * DAY);
    await note();
    startJobs();
    await eventually(() => expect(logged('retention done')).toHaveLength(1));
    expect(readdirSync(folder)).toHaveLength(2);
    await pass(35 * DAY);
    await eventually(() => expect(readdirSync(folder)).toHaveLength(1));
  });

  it('deletes in small portions until nothing is left', async () => {
    const { outbox, dataDir, pass, clock } = setUp(1);
    await Promise.all(Array.from({ length: 1200 }, () => outbox.accept(message)));
    for (const taken of await outbox.take('team', 1200)) await outbox.complete(taken);
    await pass(230 * DAY);
    const { messages } = await purgeExpired({ outbox, dataDir, now: new Date(clock()) });
    expect(messages).toHaveLength(1200);
  });

  it('takes the .eml files along: those of its messages, and any as old', async () => {
    const { outbox, dataDir, pass, clock } = setUp(1);
    const id = await settle(outbox, 'complete');
    const mail = join(dataDir, 'mail');
    mkdirSync(mail);
    const ours = emlName({ id, receivedAt: new Date(clock()) });
    await pass(230 * DAY);
    const young = emlName({ id: crypto.randomUUID(), receivedAt: new Date(clock()) });
    for (const name of [ours, young, 'old.eml', 'old.txt', '.old.eml.part'])
      writeFileSync(join(mail, name), '');
    for (const name of [young, ours]) utimesSync(join(mail, name), clock() / SECOND, clock() / SECOND);
    for (const name of ['old.eml', 'old.txt', '.old.eml.part'])
      utimesSync(join(mail, name), start / SECOND, start / SECOND);
    const { files } = await purgeExpired({ outbox, dataDir, now: new Date(clock()) });
    expect(files.sort()).toEqual([ours, 'old.eml', '.old.eml.part'].sort());
    expect(readdirSync(mail).sort()).toEqual([young, 'old.txt'].sort());
  });
});
