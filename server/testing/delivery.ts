import { pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import type { Destination } from '#server/delivery/destinations/destination.ts';
import { targetsOf } from '#server/delivery/destinations/open.ts';
import { startDelivery } from '#server/delivery/worker.ts';
import { createMetrics } from '#server/metrics.ts';
import type { DeliveryState, NewMessage } from '#server/store/message.ts';
import type { Database } from '#server/store/database.ts';
import { SECOND } from '#server/time.ts';
import { sampleContact } from './samples.ts';
import { testStore } from './store.ts';
import { findMessages } from '#server/store/records.ts';
import { storeMessage, takeDeliveries } from '#server/store/outbox.ts';

export const envelope = { from: 'web@bewertra.example', to: 'team@bewertra.example' };
export const message = {
  contact: sampleContact,
  locale: 'de',
  targets: [{ destination: 'team', recipient: 'team@bewertra.example' }],
} as const;

/** Waits for what a busy machine may take its time to do. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20 * SECOND);
}

/** A worker on a real outbox, with the destination given; it looks every 10 ms. A clock that is given moves by itself. */
export function setUp(
  destination: Pick<Destination, 'send'> & Partial<Destination>,
  options: Partial<Parameters<typeof startDelivery>[0]> & { database?: Database } = {},
) {
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
  const { kind = 'team', name = 'test', recipients = [envelope.to] } = destination;
  const whole: Destination = {
    kind,
    name,
    recipients,
    send: (delivery, signal) => destination.send(delivery, signal),
  };
  const delivery = startDelivery({
    ...{ log, clock, metrics, interval: 10 },
    ...options,
    database,
    destination: whole,
  });
  onTestFinished(() => delivery.stop());
  /**
   * Waits until the worker has looked anew, after what the test has just done; the first look may be under way. For tests
   * that spy on the outbox: `vi.mock('#server/store/outbox.ts', { spy: true })`.
   */
  const next = async () => {
    const enough = looks() + 2;
    await eventually(() => expect(looks()).toBeGreaterThanOrEqual(enough));
  };
  /** All deliveries, those of the latest message first. */
  const deliveries = async () =>
    (await findMessages(database, { limit: 100 })).flatMap((stored) => stored.deliveries);
  return {
    ...{ database, delivery, lines, metrics, next, deliveries },
    pass: (time: number) => (ahead += time),
    /** Accepts a message for this destination. */
    accept: (changes: Partial<NewMessage> = {}) =>
      storeMessage(database, { ...message, targets: targetsOf([whole]), ...changes }),
    /** How many deliveries are in a state. */
    count: async (state: DeliveryState) => (await deliveries()).filter((one) => one.state === state).length,
  };
}
