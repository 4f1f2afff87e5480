import { describe, expect, it } from 'vitest';
import { pauses } from '#server/pauses.ts';
import { accept, later, takeOne } from '#server/testing/outbox.ts';
import { describeOnBoth, storeOnClock } from '#server/testing/store.ts';
import { HOUR, MINUTE, SECOND } from '#server/time.ts';
import type { Database } from './database.ts';
import type { FaultOwner } from './message.ts';
import { recordOutcome, takeDeliveries } from './outbox.ts';

describeOnBoth((newPlace) => {
  /** A message after so many attempts, which waits for its next one. */
  async function waiting(attempts: number, pause: number, fault?: FaultOwner) {
    const { database, clock, pass } = storeOnClock(await newPlace());
    await accept(database);
    for (let attempt = 1; attempt < attempts; attempt += 1)
      await recordOutcome(database, await takeOne(database), later(clock()));
    await recordOutcome(database, await takeOne(database), later(clock() + pause, { fault }));
    return { database, pass };
  }

  const isTaken = async (database: Database) => (await takeDeliveries(database, 'team', 9)).length > 0;

  describe('what waits for its next attempt', () => {
    const cases: [attempts: number, fault: FaultOwner | undefined, pause: number][] = [
      [1, undefined, 5 * SECOND],
      [4, 'server', 40 * SECOND],
      [10, 'own', 2560 * SECOND],
      [1, 'recipient', pauses.refused],
      [9, 'message', pauses.refused],
      [12, undefined, HOUR],
      [12, 'recipient', HOUR],
    ];

    it.each(cases)('after %i attempts (%s) keeps its pause of %i ms', async (attempts, fault, pause) => {
      const { database, pass } = await waiting(attempts, pause, fault);
      expect(await isTaken(database)).toBe(false);
      pass(-MINUTE);
      expect(await isTaken(database)).toBe(false);
    });

    it.each(cases)(
      'after %i attempts (%s), with a pause of %i ms, is tried at once when the clock is set back',
      async (attempts, fault, pause) => {
        const { database, pass } = await waiting(attempts, pause, fault);
        pass(-MINUTE - SECOND);
        expect(await isTaken(database)).toBe(true);
      },
    );
  });

  it('what was never tried is due by whatever clock', async () => {
    const { database, pass } = storeOnClock(await newPlace());
    await accept(database);
    pass(-2 * MINUTE);
    expect(await isTaken(database)).toBe(true);
  });

  it('what is just being sent, or has lost an answer, makes no copy when the clock is set back by an hour', async () => {
    const { database, clock, pass } = storeOnClock(await newPlace());
    await accept(database);
    await accept(database);
    await takeOne(database);
    const unanswered = later(clock() + pauses.unanswered, { fault: 'unanswered' });
    await recordOutcome(database, await takeOne(database), unanswered);
    pass(-HOUR);
    expect(await isTaken(database)).toBe(false);
  });
});
