import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordOutcome, takeDeliveries } from '#server/store/outbox.ts';
import { eventually, setUp, teamAt } from '#server/testing/delivery.ts';
import { testStore } from '#server/testing/store.ts';
import { MINUTE } from '#server/time.ts';

// As it is, unless a test has one of its functions fail.
vi.mock('#server/store/outbox.ts', { spy: true });
afterEach(() => {
  vi.resetAllMocks();
});

describe('a worker that is stopped', () => {
  /** One of two messages is on its way, for as long as the test says. */
  async function whileSending() {
    const slow = Promise.withResolvers<undefined>();
    const take = vi.fn(() => slow.promise);
    const worker = setUp(await teamAt(take), { concurrency: 1 });
    await Promise.all([worker.accept(), worker.accept()]);
    await eventually(() => expect(take).toHaveBeenCalledOnce());
    setTimeout(() => slow.resolve(undefined), 100);
    return { ...worker, take };
  }

  it('waits until what is in flight is settled', async () => {
    const { worker, count } = await whileSending();
    await worker.stop();
    expect(await count('delivered')).toBe(1);
  });

  it('takes nothing more, although it is woken', async () => {
    const { worker, count, take } = await whileSending();
    await worker.stop();
    worker.wake();
    expect(await count('queued')).toBe(1);
    expect(take).toHaveBeenCalledOnce();
  });

  it('ends although the store does not take an outcome', async () => {
    const { accept, worker } = setUp(await teamAt(() => undefined), { timeToStop: 50 });
    const settle = vi.mocked(recordOutcome).mockRejectedValue(new Error('disk full'));
    await accept();
    await eventually(() => expect(settle).toHaveBeenCalled());
    await worker.stop();
    expect(settle).toHaveBeenCalled();
  });

  it('cuts what never ends, which is sent again after its lease as the same message', async () => {
    const begun = vi.fn(() => new Promise<void>(() => undefined));
    let ahead = 0;
    const database = testStore({ clock: () => Date.now() + ahead });
    const { accept, worker } = setUp(await teamAt(begun), { database, timeToStop: 50 });
    const { id } = (await accept()) as { id: string };
    await eventually(() => expect(begun).toHaveBeenCalledOnce());
    await worker.stop();
    ahead = 12 * MINUTE;
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    ahead = 13 * MINUTE;
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
      { message: { id }, attempts: 2, refusals: 0 },
    ]);
  });
});
