import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMetrics } from '#server/metrics.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { alertReceiver, ntfy } from '#server/testing/alertReceivers.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { testStore } from '#server/testing/store.ts';
import { HOUR, MINUTE, SECOND } from '#server/time.ts';
import { floodCheck, lookAtStore, type Check } from './checks.ts';
import { alertSender } from './send.ts';
import type { Standing } from './troubles.ts';
import { startWatch } from './watch.ts';

type LogLine = { level: number; msg: string; trouble?: string };
const levels = { info: 30, error: 50 };

/** A trouble that stands as it is told to. */
function trouble(count: number, about = 'team') {
  const standing: Standing = { trouble: 'refused', about, count };
  return { look: () => Promise.resolve([{ ...standing }]), set: (now: number) => (standing.count = now) };
}

/** A watch on a real store, looking all the time, on a clock that can be moved. */
function setUp({ url, ...settings }: { url?: string; heartbeatUrl?: string; folder?: string } = {}) {
  let ahead = 0;
  let looks = 0;
  const clock = () => Date.now() + ahead;
  const { folder = temporaryFolder(), heartbeatUrl } = settings;
  const { outbox } = testStore({ folder, clock });
  const metrics = createMetrics(outbox, folder, clock);
  const lines: LogLine[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });
  const send = url === undefined ? undefined : alertSender(url, SECOND);
  return {
    outbox,
    folder,
    watch: (checks: Check[], own: Check[] = []) => {
      const counting: Check = () => Promise.resolve([]).finally(() => (looks += 1));
      const all = { checks: [...checks, counting], own, book: outbox, send, heartbeatUrl };
      const running = startWatch({ ...all, log, metrics, clock, interval: 5 });
      onTestFinished(running.stop);
      return running;
    },
    logged: (level: keyof typeof levels) => lines.filter((line) => line.level === levels[level]),
    pass: (time: number) => (ahead += time),
    /** Resolves when a round has ended that began after this: the one that runs, that one, and one begun after it. */
    round: async () => {
      const enough = looks + 3;
      await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(enough), { interval: 5 });
    },
    metric: async (line: string) => (await metrics.render()).split('\n').includes(line),
  };
}

const titles = (shown: string[]) => shown.map((words) => words.split('|')[1]);

it.each(['ALERT_URL', 'log and metrics alone'])(
  'tells of a trouble once, and once when it is over: by %s',
  async (way) => {
    const receiver = await alertReceiver(ntfy);
    const url = way === 'ALERT_URL' ? { url: `${receiver.address}/?topic=t` } : {};
    const { watch, round, logged, metric } = setUp(url);
    const { look, set } = trouble(0);
    watch([look]);
    await round();
    expect([receiver.shown, logged('error')]).toEqual([[], []]);
    expect(await metric('contact_trouble{trouble="refused",about="team"} 0')).toBe(true);
    set(2);
    await round();
    await round();
    expect(logged('error')).toMatchObject([{ trouble: 'refused', about: 'team', count: 2 }]);
    expect(await metric('contact_trouble{trouble="refused",about="team"} 2')).toBe(true);
    set(0);
    await round();
    await round();
    expect(logged('error')).toHaveLength(1);
    expect(logged('info')).toMatchObject([{ trouble: 'refused' }]);
    expect(receiver.shown.map((words) => words.replace(/\|.*\|/, '|'))).toEqual(
      way === 'ALERT_URL' ? ['t|rotating_light', 't|white_check_mark'] : [],
    );
    expect(titles(receiver.shown)).toEqual(
      way === 'ALERT_URL'
        ? [
            'Bewertra: messages refused or given up (team): 2',
            'Bewertra, over: messages refused or given up (team)',
          ]
        : [],
    );
  },
);

it('a second server, or a restart, does not tell again what somebody was told', async () => {
  const receiver = await alertReceiver(ntfy);
  const url = `${receiver.address}/?topic=t`;
  const first = setUp({ url });
  const second = setUp({ url, folder: first.folder });
  for (const server of [first, second]) server.watch([trouble(1).look]);
  await first.round();
  await second.round();
  first.pass(2 * MINUTE);
  second.pass(2 * MINUTE);
  await first.round();
  await second.round();
  expect(receiver.shown).toHaveLength(1);
});

it('a flood that a restart ends is told over', async () => {
  const receiver = await alertReceiver(ntfy);
  const url = `${receiver.address}/?topic=t`;
  const before = setUp({ url });
  const flood = floodCheck(before.folder);
  flood.note();
  const running = before.watch([flood.look]);
  await vi.waitFor(() => expect(receiver.shown).toHaveLength(1));
  await running.stop();
  setUp({ url, folder: before.folder }).watch([floodCheck(before.folder).look]);
  await vi.waitFor(() => expect(receiver.shown).toHaveLength(2));
  expect(titles(receiver.shown)[1]).toMatch(/^Bewertra, over: more messages than people send/);
});

it('goes on trying, once a minute, while the receiver is away', async () => {
  const away = await alertReceiver(() => ({ status: 503, body: '' }));
  const { watch, metric, round, pass } = setUp({ url: `${away.address}/?topic=t` });
  watch([trouble(1).look]);
  for (let attempts = 1; attempts <= 3; attempts += 1) {
    await round();
    await round();
    expect(away.requests).toHaveLength(attempts);
    pass(MINUTE);
  }
  await round();
  await away.close();
  const back = await alertReceiver(ntfy, away.port);
  pass(MINUTE);
  await vi.waitFor(() => expect(back.shown).toHaveLength(1));
  await vi.waitFor(async () => expect(await metric('contact_alerts_total{outcome="sent"} 1')).toBe(true));
});

it('a receiver that never answers delays neither the stop nor what goes to the log', async () => {
  const receiver = await alertReceiver(() => new Promise(() => undefined));
  const { watch, logged } = setUp({ url: receiver.address });
  const running = watch([trouble(1).look, trouble(1, 'webhook').look]);
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(2));
  expect(logged('error')).toHaveLength(2);
  const begun = performance.now();
  await running.stop();
  expect(performance.now() - begun).toBeLessThan(SECOND / 2);
});

it('tells that the store cannot write, and that it can again', async () => {
  const receiver = await alertReceiver(ntfy);
  const { watch, outbox, folder, round } = setUp({ url: `${receiver.address}/?topic=t` });
  watch([], [() => lookAtStore(outbox)]);
  await round();
  expect(receiver.shown).toEqual([]);
  // A full disk refuses every write; here it is a trigger that does, also what the watch would note.
  const saboteur = new DatabaseSync(sqliteFile(folder));
  onTestFinished(() => saboteur.close());
  const triggers = ['contact_beat', 'contact_alert'].flatMap((table) =>
    ['insert', 'update', 'delete'].map((verb) => ({ name: `full_${table}_${verb}`, verb, table })),
  );
  for (const { name, verb, table } of triggers)
    saboteur.exec(`create trigger ${name} before ${verb} on ${table} begin select raise(abort, 'full'); end`);
  await round();
  await round();
  expect(titles(receiver.shown)).toEqual(['Bewertra: the store cannot write']);
  for (const { name } of triggers) saboteur.exec(`drop trigger ${name}`);
  await round();
  await round();
  expect(titles(receiver.shown)).toEqual([
    'Bewertra: the store cannot write',
    'Bewertra, over: the store cannot write',
  ]);
});

it('a watcher outside is asked once an hour while all is well, and hears silence while it is not', async () => {
  const outside = await alertReceiver(() => ({ status: 200, body: '' }));
  const { watch, round, pass } = setUp({ heartbeatUrl: `${outside.address}/ping` });
  const { look, set } = trouble(0);
  watch([look]);
  await vi.waitFor(() => expect(outside.requests).toMatchObject([{ method: 'GET', path: '/ping' }]));
  pass(HOUR - MINUTE);
  await round();
  expect(outside.requests).toHaveLength(1);
  set(1);
  await round();
  pass(HOUR);
  await round();
  expect(outside.requests).toHaveLength(1);
  set(0);
  await vi.waitFor(() => expect(outside.requests).toHaveLength(2));
});

it('looks again after it could not look', async () => {
  const { watch, round, logged } = setUp();
  const look = vi.fn(trouble(1).look).mockRejectedValueOnce(new Error('gone'));
  watch([look]);
  await round();
  expect(logged('error').map(({ msg }) => msg)).toEqual([
    expect.stringContaining('the watch cannot look'),
    expect.stringContaining('messages refused'),
  ]);
});
