import { pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import type { Destination } from '#server/delivery/destinations/destination.ts';
import { startDelivery } from '#server/delivery/worker.ts';
import { createMetrics } from '#server/metrics.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { SECOND } from '#server/time.ts';
import { sampleContact } from './samples.ts';
import { testStore } from './store.ts';

export const envelope = { from: 'web@bewertra.example', to: 'team@bewertra.example' };
export const message = { contact: sampleContact, locale: 'de' } as const;

/** Waits for what a busy machine may take its time to do. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20 * SECOND);
}

/** A worker on a real outbox, with the destination given; it looks every 10 ms. A clock that is given moves by itself. */
export function setUp(
  destination: Pick<Destination, 'send'> & Partial<Destination>,
  options: Partial<Parameters<typeof startDelivery>[0]> = {},
) {
  let ahead = 0;
  const clock = options.clock ?? (() => Date.now() + ahead);
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const outbox = options.outbox ?? testStore({ clock }).outbox;
  const done = { take: 0, extend: 0, straighten: 0 };
  for (const step of ['take', 'extend', 'straighten'] as const) countSteps(outbox, step, done);
  const metrics = createMetrics(outbox, clock);
  const delivery = startDelivery({
    log,
    clock,
    metrics,
    interval: 10,
    ...options,
    outbox,
    destination: { kind: 'team', name: 'test', close: () => undefined, ...destination },
  });
  onTestFinished(() => delivery.stop());
  /** Waits until the worker has begun and ended a step anew, after what the test has just done. */
  const next = async (step: keyof typeof done) => {
    // The first may have been under way.
    const enough = done[step] + 2;
    await eventually(() => expect(done[step]).toBeGreaterThanOrEqual(enough));
  };
  return { outbox, delivery, lines, metrics, next, pass: (time: number) => (ahead += time) };
}

/** Counts how often the worker has ended one of its regular steps. */
function countSteps<Step extends 'take' | 'extend' | 'straighten'>(
  outbox: Outbox,
  step: Step,
  done: Record<Step, number>,
): void {
  const original = outbox[step] as (...given: unknown[]) => Promise<unknown>;
  const counted = async (...given: unknown[]) => {
    try {
      return await original(...given);
    } finally {
      done[step] += 1;
    }
  };
  Object.assign(outbox, { [step]: counted });
}
