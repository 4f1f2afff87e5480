import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { startRetention } from '#server/retention/job.ts';
import { deleteExpired } from '#server/retention/rule.ts';
import { recordOutcome, storeMessage, takeDeliveries, type DeliveryOutcome } from '#server/store/outbox.ts';
import { findMessages } from '#server/store/records.ts';
import { eventually, message } from './delivery.ts';
import { temporaryFolder } from './folder.ts';
import { start, testStore } from './store.ts';

/** A store and its retention, which looks every 20 ms, on a clock moved by hand. */
export function setUpRetention() {
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
  const deleteDue = () => deleteExpired(database, dataDir, new Date(now));
  return {
    database,
    dataDir,
    clock,
    deleteDue,
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
    settle: async (outcome: DeliveryOutcome = { state: 'delivered' }) => {
      const deliveries = await takeDeliveries(database, 'team', 10_000);
      for (const delivery of deliveries) await recordOutcome(database, delivery, outcome);
      return deliveries.map(({ message: { id } }) => id);
    },
    states: async () => (await findMessages(database, { limit: 10 })).map(({ state }) => state).sort(),
  };
}
