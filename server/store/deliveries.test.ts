import { describe, expect, it } from 'vitest';
import {
  accept,
  acceptAndRecord,
  delivered,
  failed,
  later,
  many,
  message,
  recordDue,
  stored,
  takeOne,
  teamTarget,
} from '#server/testing/outbox.ts';
import { execute } from '#server/testing/releasedStore.ts';
import { describeOnBoth, start, storeOnClock } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import type { Database } from './database.ts';
import { leaseTime } from './leases.ts';
import type { NewMessage } from './message.ts';
import { recordOutcome, takeDeliveries, type DeliveryOutcome } from './outbox.ts';

const one = 'one@bewertra.example';
const two = 'two@bewertra.example';

const idsOf = (deliveries: readonly { message: { id: string } }[]) =>
  deliveries.map((taken) => taken.message.id);

describeOnBoth((newPlace) => {
  const setUp = async () => storeOnClock(await newPlace());

  describe('what is due', () => {
    it('is one worker’s while its lease lasts', async () => {
      const { database, pass } = await setUp();
      await accept(database);
      await takeOne(database);
      pass(leaseTime - 1);
      expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    });

    it('comes due again when the lease ends', async () => {
      const { database, pass } = await setUp();
      const { id } = await accept(database);
      await takeOne(database);
      pass(leaseTime);
      expect(await takeDeliveries(database, 'team', 9)).toMatchObject([{ message: { id }, attempts: 2 }]);
    });

    it('is taken oldest first, and no more than asked for', async () => {
      const { database, pass } = await setUp();
      const ids: string[] = [];
      for (let index = 0; index < 5; index += 1) {
        ids.push((await accept(database)).id);
        pass(10);
      }
      expect(idsOf(await takeDeliveries(database, 'team', 3))).toEqual(ids.slice(0, 3));
      expect(idsOf(await takeDeliveries(database, 'team', 3))).toEqual(ids.slice(3));
    });

    describe('is taken by two servers at once', () => {
      /** What 60 calls, and one for all the rest, have taken of 200 messages. */
      async function takenByTwo() {
        const place = await newPlace();
        // A database that takes the store for empty plans in another way.
        await execute(place, 'analyze');
        const { database, openAgain } = storeOnClock(place);
        for (let portion = 0; portion < 4; portion += 1) await many(50, () => accept(database));
        const other = openAgain();
        const calls = await many(60, (at) => takeDeliveries(at % 2 === 0 ? database : other, 'team', 3));
        const rest = await takeDeliveries(database, 'team', 200);
        return { calls, ids: idsOf([...calls.flat(), ...rest]) };
      }

      it('never twice, and none is left', async () => {
        const { ids } = await takenByTwo();
        expect(ids).toHaveLength(200);
        expect(new Set(ids).size).toBe(200);
      });

      it('by none more than it asked for', async () => {
        const { calls } = await takenByTwo();
        expect(Math.max(...calls.map(({ length }) => length))).toBe(3);
      });
    });
  });

  describe('a delivery that has ended', () => {
    const delivery = async (database: Database) => (await stored(database))[0]?.deliveries[0];

    it.each([
      ['delivered', delivered, { state: 'delivered', reason: undefined, refusals: 0 }],
      ['given up', failed, { state: 'failed', reason: '550 no such user', refusals: 1 }],
    ] as [string, DeliveryOutcome, object][])(
      'because it was %s is recorded so, with the time',
      async (...row) => {
        const [, outcome, expected] = row;
        const { database } = await setUp();
        await acceptAndRecord(database, outcome);
        expect(await delivery(database)).toMatchObject({ ...expected, settledAt: new Date(start) });
      },
    );

    it.each([
      ['delivered', delivered],
      ['given up', failed],
    ] as [string, DeliveryOutcome][])('because it was %s is never taken again', async (_how, outcome) => {
      const { database, pass } = await setUp();
      await acceptAndRecord(database, outcome);
      pass(DAY);
      expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    });

    it('for now is taken when it is due, and not before', async () => {
      const { database, pass } = await setUp();
      const id = await acceptAndRecord(database, later(start + 5 * MINUTE, { usesUpMessage: true }));
      expect(await delivery(database)).toMatchObject({ state: 'queued', reason: 'busy', refusals: 1 });
      pass(5 * MINUTE - 1);
      expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
      pass(1);
      expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
        { message: { id }, attempts: 2, refusals: 1 },
      ]);
    });

    it('keeps whose a lasting error was while temporary ones follow', async () => {
      const { database, clock } = await setUp();
      await acceptAndRecord(database, later(clock(), { fault: 'own' }));
      await recordDue(database, later(clock()));
      expect(await delivery(database)).toMatchObject({ fault: 'own' });
      await recordDue(database, later(clock(), { fault: 'server' }));
      expect(await delivery(database)).toMatchObject({ fault: 'server' });
    });

    it('well forgets whose a lasting error was', async () => {
      const { database, clock } = await setUp();
      await acceptAndRecord(database, later(clock(), { fault: 'own' }));
      await recordDue(database, delivered);
      expect(await delivery(database)).toMatchObject({ state: 'delivered', fault: undefined });
    });
  });

  describe('a worker whose lease has passed to another', () => {
    async function passedOn() {
      const { database, clock, pass } = await setUp();
      await accept(database);
      const late = await takeOne(database);
      pass(leaseTime);
      return { database, clock, late, taken: await takeOne(database) };
    }

    it('changes nothing by failing', async () => {
      const { database, clock, late } = await passedOn();
      await recordOutcome(database, late, later(clock()));
      await recordOutcome(database, late, failed);
      expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
      expect(await stored(database)).toMatchObject([
        { state: 'queued', deliveries: [{ reason: undefined }] },
      ]);
    });

    it('has delivered it where it succeeds, whatever the other says', async () => {
      const { database, late, taken } = await passedOn();
      await recordOutcome(database, late, delivered);
      await recordOutcome(database, taken, failed);
      expect(await stored(database)).toMatchObject([
        { state: 'delivered', deliveries: [{ reason: undefined }] },
      ]);
    });
  });

  describe('a message for several', () => {
    const everywhere: NewMessage = {
      ...message,
      targets: [
        { destination: 'webhook', recipient: '' },
        { destination: 'receipt', recipient: '' },
        teamTarget(two),
        teamTarget(one),
      ],
    };

    /** One of the team refuses it and one is busy; the webhook has it, and the receipt is refused. */
    async function settledApart() {
      const { database, clock, pass } = await setUp();
      await accept(database, everywhere);
      await recordDue(database, ({ recipient }) => (recipient === one ? failed : later(clock() + MINUTE)));
      await recordDue(database, failed, 'receipt');
      await recordDue(database, delivered, 'webhook');
      return { database, pass };
    }

    it('has a delivery for each recipient and destination, which ends by itself', async () => {
      const { database } = await settledApart();
      const [record] = await stored(database);
      expect(record?.deliveries).toMatchObject([
        { destination: 'team', recipient: one, state: 'failed' },
        { destination: 'team', recipient: two, state: 'queued' },
        { destination: 'receipt', state: 'failed' },
        { destination: 'webhook', state: 'delivered' },
      ]);
    });

    it('is queued while it is for one of the team', async () => {
      const { database } = await settledApart();
      expect(await stored(database)).toMatchObject([{ state: 'queued' }]);
    });

    it('is failed when one of the team does not get it, whoever else has it', async () => {
      const { database, pass } = await settledApart();
      pass(MINUTE);
      await recordDue(database, delivered);
      expect(await stored(database)).toMatchObject([{ state: 'failed' }]);
    });

    it('is taken again for nobody who has it', async () => {
      const { database, pass } = await settledApart();
      pass(MINUTE);
      expect(await takeDeliveries(database, 'webhook', 9)).toEqual([]);
      expect(await takeDeliveries(database, 'receipt', 9)).toEqual([]);
    });
  });

  it('after a clock was set back nothing waits for the time that it showed', async () => {
    const { database, clock, pass } = await setUp();
    await accept(database);
    await accept(database);
    await takeOne(database);
    const unanswered = later(clock() + 3 * HOUR, { usesUpMessage: true, fault: 'unanswered' });
    await recordOutcome(database, await takeOne(database), unanswered);
    pass(-30 * MINUTE);
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    pass(-DAY);
    expect(await takeDeliveries(database, 'team', 9)).toHaveLength(2);
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
  });
});
