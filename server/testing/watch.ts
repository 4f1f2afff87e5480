import { pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import type { Check } from '#server/alerts/checks.ts';
import type { Condition } from '#server/alerts/conditions.ts';
import { alertSender } from '#server/alerts/send.ts';
import { startWatch } from '#server/alerts/watch.ts';
import { createMetrics } from '#server/metrics.ts';
import { storedAlertStates } from '#server/store/alertState.ts';
import type { FailureKind } from '#server/store/message.ts';
import { SECOND } from '#server/time.ts';
import { temporaryFolder } from './folder.ts';
import { testStore } from './store.ts';

type LogLine = { level: number; msg: string; trouble?: string };
const levels = { info: 30, error: 50 };

/** A condition that stands as it is told to. */
export function condition(count: number, about = 'team') {
  const standing: Condition = { name: 'refused', about, count, kinds: ['recipient'] };
  return {
    look: () => Promise.resolve([{ ...standing }]),
    set: (now: number, kinds: readonly FailureKind[] = ['recipient']) => {
      standing.count = now;
      standing.kinds = kinds;
    },
  };
}

type Settings = {
  /** Where alerts go; without it there are log and metrics alone. */
  url?: string;
  heartbeatUrl?: string;
  /** The store's, of another watch. */
  folder?: string;
};

/** A watch on a real store, looking all the time, on a clock that can be moved. */
export function setUpWatch({ url, heartbeatUrl, folder = temporaryFolder() }: Settings = {}) {
  let ahead = 0;
  let looks = 0;
  const clock = () => Date.now() + ahead;
  const database = testStore({ folder, clock });
  const metrics = createMetrics(database, folder, clock);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const counting: Check = () => Promise.resolve([]).finally(() => (looks += 1));
  /** Resolves when a round has ended that began after this: the one that runs, that one, and one begun after it. */
  const round = async () => {
    const enough = looks + 3;
    await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(enough), {
      interval: 5,
      timeout: 20 * SECOND,
    });
  };
  return {
    database,
    folder,
    round,
    watch: (checks: Check[], storeChecks: Check[] = []) => {
      const running = startWatch({
        checks: [...checks, counting],
        storeChecks,
        states: storedAlertStates(database),
        send: url === undefined ? undefined : alertSender(url),
        heartbeatUrl,
        log,
        metrics,
        clock,
        interval: 5,
      });
      onTestFinished(running.stop);
      return running;
    },
    lines,
    logged: (level: keyof typeof levels) =>
      lines.map((line) => JSON.parse(line) as LogLine).filter((line) => line.level === levels[level]),
    pass: (time: number) => (ahead += time),
    metric: async (line: string) => (await metrics.render()).split('\n').includes(line),
  };
}

/** The titles that people were shown, as `ntfy` shows them. */
export function titles(shown: readonly string[]): (string | undefined)[] {
  return shown.map((words) => words.split('|')[1]);
}
