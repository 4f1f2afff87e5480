import { expect, it } from 'vitest';
import { accept, message } from '#server/testing/outbox.ts';
import { describeOnBoth, start, storeOnClock } from '#server/testing/store.ts';
import { HOUR, MINUTE } from '#server/time.ts';
import { storeMessage } from './outbox.ts';

const limited = { ...message, ceilings: [{ max: 2, window: HOUR }] };

describeOnBoth((newPlace) => {
  it('a ceiling lets in again when the first of those it counts is old enough, not the last', async () => {
    const { database, pass } = storeOnClock(await newPlace());
    await accept(database, limited);
    pass(20 * MINUTE);
    await accept(database, limited);
    pass(20 * MINUTE);
    expect(await storeMessage(database, limited)).toEqual({
      kind: 'ceilingReached',
      until: new Date(start + HOUR),
    });
    pass(20 * MINUTE);
    await accept(database, limited);
  });

  it('a ceiling of nothing lets nobody in', async () => {
    const { database } = storeOnClock(await newPlace());
    const closed = { ...message, ceilings: [{ max: 0, window: HOUR }] };
    expect(await storeMessage(database, closed)).toEqual({
      kind: 'ceilingReached',
      until: new Date(start + HOUR),
    });
  });
});
