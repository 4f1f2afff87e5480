import { pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import { targetsOf, type Destination } from '#server/delivery/destinations/open.ts';
import { teamMailboxes } from '#server/delivery/destinations/smtp.ts';
import { startDelivery, type DeliveryOptions } from '#server/delivery/worker.ts';
import { createMetrics } from '#server/metrics.ts';
import type { DeliveryState, NewMessage } from '#server/store/message.ts';
import { recordOutcome, storeMessage, takeDeliveries } from '#server/store/outbox.ts';
import { findMessages } from '#server/store/records.ts';
import { SECOND } from '#server/time.ts';
import type { ReceivedMail } from './mailServer.ts';
import { sampleContact } from './samples.ts';
import { smtpReceiver } from './smtp.ts';
import { testStore } from './store.ts';

export const correspondents = { from: 'web@bewertra.example', to: 'team@bewertra.example' };
export const message = {
  contact: sampleContact,
  locale: 'de',
  targets: [{ destination: 'team', recipient: 'team@bewertra.example' }],
} as const;

/** Waits for what a busy machine may take its time to do. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20 * SECOND);
}

/** Any text with these words in it, as a property of `toMatchObject`: a RegExp alone would match everything there. */
export function saying(words: RegExp): string {
  return expect.stringMatching(words) as string;
}

/**
 * The team behind a real mail server.
 * @param take told of each mail; rejects to have it refused (`refusal`)
 */
export async function teamAt(
  take: (mail: ReceivedMail) => void | Promise<void>,
  to = correspondents.to,
): Promise<Destination> {
  const { url } = await smtpReceiver({ inspect: take });
  return teamMailboxes(url, { ...correspondents, to });
}

/** A worker on a real outbox, with the destination given; it looks every 10 ms. A clock that is given moves by itself. */
export function setUp(destination: Destination, options: Partial<Omit<DeliveryOptions, 'destination'>> = {}) {
  let ahead = 0;
  const clock = options.clock ?? (() => Date.now() + ahead);
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const database = options.database ?? testStore({ clock });
  /** How often the worker has looked. */
  const looks = () => {
    const { calls, settledResults } = vi.mocked(takeDeliveries).mock;
    return settledResults.filter(({ type }, call) => type !== 'incomplete' && calls[call]?.[0] === database)
      .length;
  };
  const metrics = createMetrics(database, '', clock);
  const worker = startDelivery({ log, clock, metrics, interval: 10, ...options, database, destination });
  onTestFinished(() => worker.stop());
  /**
   * Waits until the worker has looked anew, after what the test has just done; the first look may be under way. For tests
   * that spy on the outbox: `vi.mock('#server/store/outbox.ts', { spy: true })`.
   */
  const next = async () => {
    const enough = looks() + 2;
    await eventually(() => expect(looks()).toBeGreaterThanOrEqual(enough));
  };
  /** Waits until so many attempts have been settled: a delivery under way is counted as one, and has its last error. */
  const attempted = (times: number) =>
    eventually(() => {
      const { calls, settledResults } = vi.mocked(recordOutcome).mock;
      const done = settledResults.filter(
        ({ type }, call) => type === 'fulfilled' && calls[call]?.[0] === database,
      );
      expect(done.length).toBeGreaterThanOrEqual(times);
    });
  /** All deliveries, those of the latest message first. */
  const deliveries = async () =>
    (await findMessages(database, { limit: 100 })).flatMap((stored) => stored.deliveries);
  return {
    database,
    worker,
    lines,
    metrics,
    next,
    attempted,
    deliveries,
    pass: (time: number) => (ahead += time),
    /** Accepts a message for this destination. */
    accept: (changes: Partial<NewMessage> = {}) =>
      storeMessage(database, { ...message, targets: targetsOf([destination]), ...changes }),
    /** How many deliveries are in a state. */
    count: async (state: DeliveryState) => (await deliveries()).filter((one) => one.state === state).length,
    /** What the log has, and at which level (30 information, 40 warning, 50 error). */
    logged: () => lines.map((line) => JSON.parse(line) as { level: number; msg: string }),
  };
}
