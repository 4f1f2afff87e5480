import { setTimeout as pause } from 'node:timers/promises';
import type { TestPostgres } from '#server/testing/postgres.ts';
import { startLoad } from '#server/testing/server.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import type { Scenario } from './scenarios.ts';
import { setStage, type Stage } from './stage.ts';

export type Result = {
  harms: number;
  acknowledged: number;
  /** Answers without a promise: 503, or none. */
  unacknowledged: number;
  delivered: number;
  /** Refused for good by the mail server, kept for a person. */
  failed: number;
  /** Acknowledged, and neither delivered nor kept. Must be 0. */
  lost: number;
  /** Mails that came more than once; recognisable by their Message-ID. */
  copies: number;
};

/** Ten senders at an unhurried pace: the faults are the point, not the throughput. */
const senders = 10;
const breath = 100;

/** Plays a scenario for a time, then waits until the queue is empty, and counts. */
export async function play(
  store: 'SQLite' | 'PostgreSQL',
  scenario: Scenario,
  duration: number,
  postgres: TestPostgres,
): Promise<Result> {
  const stage = await setStage(store, scenario, postgres);
  try {
    const load = startLoad(senders, stage.nextAddress, breath);
    const end = performance.now() + duration;
    let harms = 0;
    while (performance.now() < end) {
      await scenario.harm(stage);
      harms += 1;
    }
    await load.stop();
    await untilQuiet(stage);

    const received = stage.received();
    const arrived = new Set(received);
    const kept = new Set(
      (await stage.outbox.list({ state: 'failed', limit: 1_000_000 })).map(({ id }) => id),
    );
    const hasArrived = (id: string) => arrived.has(`<${id}@bewertra.example>`);
    return {
      harms,
      acknowledged: load.acknowledged.length,
      unacknowledged: load.refusals.length,
      delivered: arrived.size,
      failed: kept.size,
      lost: load.acknowledged.filter((id) => !hasArrived(id) && !kept.has(id)).length,
      copies: received.length - arrived.size,
    };
  } finally {
    await stage.close();
  }
}

/** Leases of the dead take 45 s to end, and pauses have grown during an outage. */
async function untilQuiet({ outbox }: Stage): Promise<void> {
  const deadline = performance.now() + 5 * MINUTE;
  for (;;) {
    const queued = await outbox.backlog().then(
      (backlog) => backlog.queued,
      () => undefined,
    );
    if (queued === 0) return;
    if (performance.now() > deadline) throw new Error(`${String(queued)} messages are still queued`);
    await pause(SECOND);
  }
}
