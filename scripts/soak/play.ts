import { setTimeout as pause } from 'node:timers/promises';
import type { TestPostgres } from '#server/testing/postgres.ts';
import { startLoad } from '#server/testing/server.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import type { Scenario } from './scenarios.ts';
import { setStage, type Stage } from './stage.ts';
import { findMessages } from '#server/store/records.ts';
import { summarizeDeliveries } from '#server/store/summary.ts';

export type Result = {
  harms: number;
  acknowledged: number;
  /** Requests answered with 503, or not at all. */
  unacknowledged: number;
  delivered: number;
  /** Refused for good by the mail server, kept for a person. */
  failed: number;
  /** Acknowledged, and neither delivered nor kept. Must be 0. */
  lost: number;
  /** Second and further mails with a Message-ID that has arrived before. */
  copies: number;
};

/** Ten senders with a pause of 100 ms: the faults are the point, not the throughput. */
const senders = 10;
const breath = 100;

/** Plays a scenario for `duration` ms, waits until the queue is empty, and counts. */
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
    const undelivered = (state: 'failed' | 'queued') =>
      findMessages(stage.database, { state, limit: 1_000_000 });
    const left = [...(await undelivered('failed')), ...(await undelivered('queued'))];
    const kept = new Set(left.map(({ id }) => id));
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

/** Waits until nothing is queued but what was refused for good and has its second attempt later: minutes. */
async function untilQuiet({ database, endWaiting }: Stage): Promise<void> {
  const deadline = performance.now() + 5 * MINUTE;
  // Running servers finish their current deliveries in that time.
  await pause(5 * SECOND);
  await endWaiting();
  for (;;) {
    const summary = await summarizeDeliveries(database, 0).catch(() => undefined);
    const team = summary?.find(({ destination }) => destination === 'team');
    if (team?.overdue === 0) return;
    if (performance.now() > deadline) throw new Error(`${String(team?.overdue)} messages are still queued`);
    await pause(SECOND);
  }
}
