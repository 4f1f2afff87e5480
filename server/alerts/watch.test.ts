import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMetrics } from '#server/metrics.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { alertReceiver, ntfy } from '#server/testing/alertReceivers.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { floodCheck, lookAtStore, type Check } from './checks.ts';
import { alertSender } from './send.ts';
import type { Condition } from './conditions.ts';
import { startWatch } from './watch.ts';
import { readAlertStates, storedAlertStates } from '#server/store/alertState.ts';

type LogLine = { level: number; msg: string; trouble?: string };
const levels = { info: 30, error: 50 };

/** A trouble that stands as it is told to. */
function trouble(count: number, about = 'team') {
  const condition: Condition = { trouble: 'refused', about, count, kinds: ['recipient'] };
  return {
    look: () => Promise.resolve([{ ...condition }]),
    set: (now: number, kinds = ['recipient']) => {
      condition.count = now;
      condition.kinds = kinds;
    },
  };
}

/** A watch on a real store, looking all the time, on a clock that can be moved. */
function setUp({ url, ...settings }: { url?: string; heartbeatUrl?: string; folder?: string } = {}) {
  let ahead = 0;
  let looks = 0;
  const clock = () => Date.now() + ahead;
  const { folder = temporaryFolder(), heartbeatUrl } = settings;
  const database = testStore({ folder, clock });
  const metrics = createMetrics(database, folder, clock);
  const lines: LogLine[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });
  const send = url === undefined ? undefined : alertSender(url, SECOND);
  return {
    database,
    folder,
    watch: (checks: Check[], own: Check[] = []) => {
      const counting: Check = () => Promise.resolve([]).finally(() => (looks += 1));
      const all = {
        checks: [...checks, counting],
        own,
        states: storedAlertStates(database),
        send,
        heartbeatUrl,
      };
      const running = startWatch({ ...all, log, metrics, clock, interval: 5 });
      onTestFinished(running.stop);
      return running;
    },
    logged: (level: keyof typeof levels) => lines.filter((line) => line.level === levels[level]),
    pass: (time: number) => (ahead += time),
    /** Resolves when a round has ended that began after this: the one that runs, that one, and one begun after it. */
    round: async () => {
      const enough = looks + 3;
      await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(enough), {
        interval: 5,
        timeout: 20 * SECOND,
      });
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
  await vi.waitFor(async () => {
    const [state] = (await readAlertStates(before.database)).values();
    expect(state?.told).toBeDefined();
  }, 20 * SECOND);
  await running.stop();
  setUp({ url, folder: before.folder }).watch([floodCheck(before.folder).look]);
  await vi.waitFor(() => expect(receiver.shown).toHaveLength(2), 20 * SECOND);
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
  await vi.waitFor(() => expect(back.shown).toHaveLength(1), 20 * SECOND);
  await vi.waitFor(
    async () => expect(await metric('contact_alerts_total{outcome="sent"} 1')).toBe(true),
    20 * SECOND,
  );
});

it('a receiver that never answers delays neither the stop nor what goes to the log', async () => {
  const receiver = await alertReceiver(() => new Promise(() => undefined));
  const { watch, logged } = setUp({ url: receiver.address });
  const running = watch([trouble(1).look, trouble(1, 'webhook').look]);
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(2), 20 * SECOND);
  expect(logged('error')).toHaveLength(2);
  const begun = performance.now();
  await running.stop();
  expect(performance.now() - begun).toBeLessThan(SECOND / 2);
});

it('tells that the store cannot write, and that it can again', async () => {
  const receiver = await alertReceiver(ntfy);
  const { watch, database, folder, round } = setUp({ url: `${receiver.address}/?topic=t` });
  watch([], [() => lookAtStore(database)]);
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

it('tells of growth, of a further kind, once a day while it stands, and once when it is over', async () => {
  const receiver = await alertReceiver(ntfy);
  const { watch, round, pass } = setUp({ url: `${receiver.address}/?topic=t` });
  const { look, set } = trouble(1);
  watch([look]);
  await round();
  const sayNext = async (change: () => void) => {
    const before = receiver.shown.length;
    change();
    await round();
    await round();
    return titles(receiver.shown.slice(before));
  };
  const subject = 'messages refused or given up (team)';
  expect(await sayNext(() => set(9))).toEqual([]);
  expect(await sayNext(() => set(10))).toEqual([`Bewertra, more: ${subject}: 10`]);
  expect(await sayNext(() => set(10, ['recipient', 'unanswered']))).toEqual([
    `Bewertra, more: ${subject}: 10`,
  ]);
  expect(await sayNext(() => set(10, ['recipient']))).toEqual([]);
  expect(await sayNext(() => pass(DAY))).toEqual([`Bewertra, still: ${subject}: 10`]);
  expect(await sayNext(() => pass(DAY - MINUTE))).toEqual([]);
  expect(await sayNext(() => set(0))).toEqual([`Bewertra, over: ${subject}`]);
  expect(await sayNext(() => pass(2 * DAY))).toEqual([]);
});

it('a program of one’s own reads why it is told, since when, and which kinds of errors there are', async () => {
  const receiver = await alertReceiver(() => ({ status: 204, body: '' }));
  const { watch, round } = setUp({ url: receiver.address });
  const { look, set } = trouble(1);
  watch([look]);
  await round();
  set(10);
  await round();
  set(0);
  await round();
  await round();
  const bodies = receiver.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const [{ since } = {}] = bodies;
  expect(bodies).toMatchObject([
    { trouble: 'refused', about: 'team', event: 'begun', over: false, count: 1, kinds: ['recipient'] },
    { event: 'grown', over: false, count: 10, since },
    { event: 'over', over: true, count: 0, since },
  ]);
});

it('a trouble that was told before hides no other one', async () => {
  const receiver = await alertReceiver(ntfy);
  const { watch, round } = setUp({ url: `${receiver.address}/?topic=t` });
  const login: Condition = { trouble: 'blocked', about: 'team', count: 0, kinds: ['own'] };
  watch([trouble(1).look, () => Promise.resolve([{ ...login }])]);
  await round();
  await round();
  login.count = 30;
  await round();
  await round();
  expect(titles(receiver.shown)).toEqual([
    'Bewertra: messages refused or given up (team)',
    'Bewertra: messages blocked (team): 30',
  ]);
});

it('a watcher outside is asked once an hour while the service watches, whatever single messages do', async () => {
  const outside = await alertReceiver(() => ({ status: 200, body: '' }));
  const { watch, round, pass } = setUp({ heartbeatUrl: `${outside.address}/ping` });
  watch([trouble(30).look]);
  await vi.waitFor(
    () => expect(outside.requests).toMatchObject([{ method: 'GET', path: '/ping' }]),
    20 * SECOND,
  );
  // It has noted the answer.
  await round();
  pass(HOUR - MINUTE);
  await round();
  expect(outside.requests).toHaveLength(1);
  pass(MINUTE);
  await vi.waitFor(() => expect(outside.requests).toHaveLength(2), 20 * SECOND);
});

it('a watcher outside hears silence while the store is away, and is asked again once it is back', async () => {
  const outside = await alertReceiver(() => ({ status: 200, body: '' }));
  const { watch, round, pass } = setUp({ heartbeatUrl: `${outside.address}/ping` });
  const store: Condition = { trouble: 'store', count: 1 };
  watch([], [() => Promise.resolve([{ ...store }])]);
  await round();
  pass(2 * HOUR);
  await round();
  expect(outside.requests).toEqual([]);
  store.count = 0;
  await vi.waitFor(() => expect(outside.requests).toHaveLength(1), 20 * SECOND);
});

it('a watcher outside hears silence while the watch cannot look', async () => {
  const outside = await alertReceiver(() => ({ status: 200, body: '' }));
  const { watch, round } = setUp({ heartbeatUrl: `${outside.address}/ping` });
  const look = vi.fn(trouble(0).look).mockRejectedValue(new Error('gone'));
  watch([look]);
  await round();
  expect(outside.requests).toEqual([]);
  look.mockImplementation(trouble(0).look);
  await vi.waitFor(() => expect(outside.requests).toHaveLength(1), 20 * SECOND);
});

it('while it cannot look it says so once, goes on with what it can see, and says once that it is back', async () => {
  const { watch, round, logged } = setUp();
  const look = vi.fn(trouble(0).look).mockRejectedValue(new Error('gone'));
  watch([look, trouble(1, 'webhook').look]);
  await round();
  await round();
  await round();
  expect(logged('error').map(({ msg }) => msg)).toEqual([
    expect.stringContaining('messages refused'),
    expect.stringContaining('the watch cannot look'),
  ]);
  look.mockImplementation(trouble(0).look);
  await round();
  await round();
  expect(logged('info').map(({ msg }) => msg)).toEqual(['the watch can look again']);
});
