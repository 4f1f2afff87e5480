import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMetrics } from '#server/metrics.ts';
import { memoryAlerts } from '#server/store/memoryAlerts.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { alertReceiver, ntfy } from '#server/testing/alertReceivers.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { testStore } from '#server/testing/store.ts';
import { HOUR, MINUTE, SECOND } from '#server/time.ts';
import { lookAtDisk, lookAtStore } from './checks.ts';
import { alertSender } from './send.ts';
import type { Standing } from './troubles.ts';
import { startWatch, type Check } from './watch.ts';

type LogLine = { level: number; msg: string; trouble?: string };

const levels = { info: 30, warn: 40, error: 50 };

/** A watch on a real store, looking all the time, on a clock that can be moved. */
function setUp({ url, folder = temporaryFolder() }: { url?: string; folder?: string } = {}) {
  let ahead = 0;
  let looks = 0;
  const clock = () => Date.now() + ahead;
  const store = testStore({ folder, clock });
  const metrics = createMetrics(store.outbox, clock);
  const lines: LogLine[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });

  const watch = (checks: Check[]) => {
    const count: Check = { look: () => Promise.resolve([]).finally(() => (looks += 1)), book: store.alerts };
    const send = url === undefined ? undefined : alertSender(url, SECOND);
    const running = startWatch({ checks: [...checks, count], send, log, metrics, clock, interval: 5 });
    onTestFinished(running.stop);
    return running;
  };
  return {
    store,
    metrics,
    watch,
    folder,
    logged: (level: keyof typeof levels) => lines.filter((line) => line.level === levels[level]),
    pass: (time: number) => (ahead += time),
    /** Resolves when a round has ended that began after this: the one that runs, that one, and one begun after it. */
    round: async () => {
      const enough = looks + 3;
      await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(enough), { interval: 5 });
    },
    gauge: async (trouble: string) =>
      new RegExp(`^contact_trouble\\{trouble="${trouble}",.*\\} (\\d+)$`, 'm').exec(
        await metrics.render(),
      )?.[1],
  };
}

/** A trouble that stands as it is told to. */
function trouble(...standings: Standing[]) {
  const set = (count: number) => standings.forEach((standing) => (standing.count = count));
  return { look: () => Promise.resolve(standings.map((one) => ({ ...one }))), set };
}

const oldest = '01a1fbc5-3c83-7035-a8b6-8e49c7afd047';

it('tells of a trouble once, and once when it is over: at ALERT_URL, in the log, in the metrics', async () => {
  const receiver = await alertReceiver(ntfy);
  const { watch, store, round, logged, gauge } = setUp({ url: `${receiver.address}/?topic=t` });
  const failed = trouble({ trouble: 'failed', about: 'team', count: 0, oldest });
  watch([{ look: failed.look, book: store.alerts }]);
  await round();
  expect([await gauge('failed'), receiver.shown, logged('error')]).toEqual(['0', [], []]);

  failed.set(2);
  await round();
  await round();
  expect(receiver.shown).toEqual([expect.stringMatching(/^t\|Bewertra: messages given up \(team\): 2\|/)]);
  expect(receiver.shown[0]).toContain(`contact show ${oldest}`);
  expect(logged('error')).toMatchObject([{ trouble: 'failed', about: 'team', count: 2, message: oldest }]);
  expect(await gauge('failed')).toBe('2');

  failed.set(0);
  await round();
  await round();
  expect(receiver.shown.slice(1)).toEqual([
    expect.stringMatching(/^t\|Bewertra, over: messages given up \(team\)\|.*white_check_mark$/),
  ]);
  expect(logged('error')).toHaveLength(1);
  expect(logged('info')).toMatchObject([{ trouble: 'failed' }]);
  expect(await gauge('failed')).toBe('0');
});

it('tells again with the new number, once an hour, of a trouble that grows', async () => {
  const receiver = await alertReceiver(ntfy);
  const { watch, store, round, pass } = setUp({ url: `${receiver.address}/?topic=t` });
  const failed = trouble({ trouble: 'failed', about: 'team', count: 1, oldest });
  watch([{ look: failed.look, book: store.alerts }]);
  await round();
  failed.set(3);
  pass(HOUR - MINUTE);
  await round();
  expect(receiver.shown).toHaveLength(1);
  pass(MINUTE);
  await round();
  failed.set(9);
  await round();
  expect(receiver.shown.map((words) => words.split('|')[1])).toEqual([
    'Bewertra: messages given up (team): 1',
    'Bewertra: messages given up (team): 3',
  ]);
});

it('goes on trying, ever less often, while the receiver is away, and holds up nothing else', async () => {
  const first = await alertReceiver(() => ({ status: 503, body: '' }));
  const { watch, store, metrics, round, pass, logged } = setUp({ url: `${first.address}/?topic=t` });
  const failed = trouble({ trouble: 'failed', about: 'team', count: 1, oldest });
  watch([{ look: failed.look, book: store.alerts }]);
  await round();
  await round();
  expect(first.requests).toHaveLength(1);
  for (const [pause, requests] of [
    [14 * SECOND, 1],
    [SECOND, 2],
    [29 * SECOND, 2],
    [SECOND, 3],
    [MINUTE, 4],
    [10 * MINUTE, 5],
    [10 * MINUTE, 6],
  ] as const) {
    pass(pause);
    await round();
    expect([pause, first.requests.length]).toEqual([pause, requests]);
  }
  expect(logged('error')).toHaveLength(1);
  await first.close();
  const second = await alertReceiver(ntfy, first.port);
  pass(10 * MINUTE);
  await vi.waitFor(() => expect(second.shown).toHaveLength(1));
  expect(await metrics.render()).toMatch(/^contact_alerts_total\{outcome="sent"\} 1$/m);
});

it('a receiver that never answers delays neither the stop nor what goes to the log', async () => {
  const receiver = await alertReceiver(() => new Promise(() => undefined));
  const { watch, store, logged } = setUp({ url: receiver.address });
  const running = watch([
    { look: trouble({ trouble: 'failed', count: 1 }).look, book: store.alerts },
    { look: trouble({ trouble: 'refused', count: 1 }).look, book: store.alerts },
  ]);
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(2));
  expect(logged('error')).toHaveLength(2);
  const begun = performance.now();
  await running.stop();
  expect(performance.now() - begun).toBeLessThan(SECOND / 2);
});

it('without ALERT_URL the log and the metrics tell, once and once', async () => {
  const { watch, store, round, logged, gauge } = setUp();
  const failed = trouble({ trouble: 'failed', about: 'team', count: 1, oldest });
  watch([{ look: failed.look, book: store.alerts }]);
  await round();
  await round();
  expect(await gauge('failed')).toBe('1');
  failed.set(0);
  await round();
  await round();
  expect([logged('error').length, logged('info').length]).toEqual([1, 1]);
});

it('tells that the store cannot write, and that it can again', async () => {
  const receiver = await alertReceiver(ntfy);
  const { watch, store, folder, round } = setUp({ url: `${receiver.address}/?topic=t` });
  const saboteur = new DatabaseSync(sqliteFile(folder));
  onTestFinished(() => saboteur.close());
  watch([
    { look: () => lookAtStore(store.outbox), book: memoryAlerts() },
    { look: () => lookAtDisk(folder, 0), book: store.alerts },
  ]);
  await round();
  expect(receiver.shown).toEqual([]);
  // A full disk refuses every write; here it is a trigger that does, also what the watch would note.
  for (const table of ['heartbeat', 'alert'])
    for (const verb of ['insert', 'update', 'delete'])
      saboteur.exec(
        `create trigger full_${table}_${verb} before ${verb} on ${table} begin select raise(abort, 'full'); end`,
      );
  await round();
  await round();
  expect(receiver.shown.map((words) => words.split('|')[1])).toEqual(['Bewertra: the store cannot write']);
  for (const table of ['heartbeat', 'alert'])
    for (const verb of ['insert', 'update', 'delete']) saboteur.exec(`drop trigger full_${table}_${verb}`);
  await round();
  await round();
  expect(receiver.shown.map((words) => words.split('|')[1]).slice(1)).toEqual([
    'Bewertra, over: the store cannot write',
  ]);
});

it('looks again after it could not look', async () => {
  const { watch, store, round, logged } = setUp();
  const look = vi.fn(() => Promise.resolve<Standing[]>([{ trouble: 'failed', count: 1 }]));
  look.mockRejectedValueOnce(new Error('gone'));
  watch([{ look, book: store.alerts }]);
  await round();
  await round();
  expect(logged('error').map(({ msg }) => msg)).toEqual([
    expect.stringContaining('the watch cannot look'),
    expect.stringContaining('messages given up'),
  ]);
});
