import { pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import type { Destination } from '#server/delivery/destinations/destination.ts';
import { targetsOf } from '#server/delivery/destinations/open.ts';
import { startDelivery } from '#server/delivery/worker.ts';
import { createMetrics } from '#server/metrics.ts';
import type { DeliveryState, NewMessage } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { SECOND } from '#server/time.ts';
import { sampleContact } from './samples.ts';
import { testStore } from './store.ts';

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
  options: Partial<Parameters<typeof startDelivery>[0]> & { outbox?: Outbox } = {},
) {
  let ahead = 0;
  const clock = options.clock ?? (() => Date.now() + ahead);
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const outbox = options.outbox ?? testStore({ clock }).outbox;
  let rounds = 0;
  const { take } = outbox;
  outbox.take = (...given) => take(...given).finally(() => (rounds += 1));
  const metrics = createMetrics(outbox, '', clock);
  const whole: Destination = { kind: 'team', name: 'test', recipients: [envelope.to], ...destination };
  const delivery = startDelivery({
    ...{ log, clock, metrics, interval: 10 },
    ...options,
    outbox,
    destination: whole,
  });
  onTestFinished(() => delivery.stop());
  /** Waits until the worker has looked anew, after what the test has just done; the first look may be under way. */
  const next = async () => {
    const enough = rounds + 2;
    await eventually(() => expect(rounds).toBeGreaterThanOrEqual(enough));
  };
  /** All deliveries, those of the latest message first. */
  const deliveries = async () => (await outbox.find({ limit: 100 })).flatMap((stored) => stored.deliveries);
  return {
    ...{ outbox, delivery, lines, metrics, next, deliveries },
    pass: (time: number) => (ahead += time),
    /** Accepts a message for this destination. */
    accept: (changes: Partial<NewMessage> = {}) =>
      outbox.accept({ ...message, targets: targetsOf([whole]), ...changes }),
    /** How many deliveries are in a state. */
    count: async (state: DeliveryState) => (await deliveries()).filter((one) => one.state === state).length,
  };
}
