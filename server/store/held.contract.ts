import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleContact } from '#server/testing/samples.ts';
import { DAY, HOUR } from '#server/time.ts';
import type { NewMessage } from './message.ts';
import type { OpenStore } from './outbox.contract.ts';
import type { Outbox, Stored } from './outbox.ts';

const ceilings = [
  { max: 20, window: HOUR },
  { max: 50, window: DAY },
];
const message: NewMessage = {
  contact: sampleContact,
  locale: 'de',
  destinations: ['team', 'receipt', 'webhook'],
  ceilings,
};
const one: NewMessage = { ...message, ceilings: [{ max: 0, window: HOUR }] };

const start = Date.parse('2026-03-02T09:30:00Z');

/** What every store must do with messages above a ceiling; run against each real one. */
export function heldContract(name: string, open: OpenStore, newPlace: () => string | Promise<string>): void {
  describe(`${name} and messages that are held`, () => {
    async function setUp() {
      let now = start;
      const place = await newPlace();
      const clock = () => now;
      const openAgain = async (ownClock = clock) => {
        const store = await open(place, ownClock);
        onTestFinished(store.close);
        return store.outbox;
      };
      const outbox = await openAgain();
      return { outbox, openAgain, clock, pass: (time: number) => (now += time) };
    }

    async function accept(outbox: Outbox, given: NewMessage): Promise<Stored> {
      const acceptance = await outbox.accept(given);
      if (acceptance.kind !== 'accepted') throw new Error(`not accepted: ${acceptance.kind}`);
      return acceptance;
    }

    /** Accepts so many at once; how many of them passed. */
    async function passing(outboxes: Outbox[], count: number): Promise<number> {
      const each = { length: count / outboxes.length };
      const stored = await Promise.all(
        outboxes.flatMap((outbox) => Array.from(each, () => accept(outbox, message))),
      );
      return stored.filter(({ held }) => !held).length;
    }

    it('exactly as many pass as the ceiling says, over two openers at once, also after a new start', async () => {
      const { outbox, openAgain } = await setUp();
      expect(await passing([outbox, await openAgain()], 60)).toBe(20);
      expect(await outbox.count()).toEqual({ queued: 20, held: 40, delivered: 0, failed: 0 });
      expect(await passing([await openAgain()], 10)).toBe(0);
    });

    it('keeps one that is held from every worker, and shows it to people', async () => {
      const { outbox, pass } = await setUp();
      const { id } = await accept(outbox, one);
      pass(DAY);
      expect(await outbox.straighten()).toBe(0);
      expect(await outbox.retry(id)).toBe(0);
      for (const destination of ['team', 'receipt', 'webhook'] as const)
        expect(await outbox.take(destination, 9)).toEqual([]);
      expect(await outbox.backlog()).toMatchObject({
        team: { queued: 0, held: 1 },
        receipt: { queued: 0, held: 0 },
        webhook: { queued: 0, held: 1 },
      });
      expect(await outbox.troubled(new Date(start))).toEqual([
        { destination: 'team', trouble: 'held', count: 1, oldest: id },
      ]);
      expect(await outbox.unanswered(9)).toEqual([]);
      expect(await outbox.list({ state: 'held', limit: 9 })).toMatchObject([{ id, held: true }]);
      expect(await outbox.eraseFrom(sampleContact.email)).toMatchObject([{ id, state: 'held' }]);
    });

    it('has what is released sent as if it had just come, but without a receipt; drops and purges the rest', async () => {
      const { outbox, clock, pass } = await setUp();
      const { id } = await accept(outbox, one);
      pass(1);
      const others = [await accept(outbox, one), await accept(outbox, one)];
      pass(DAY);
      expect(await outbox.release(id)).toBe(1);
      expect(await outbox.release(id)).toBe(0);
      expect(await outbox.take('team', 9)).toMatchObject([
        { id, attempts: 1, triedSince: new Date(clock()) },
      ]);
      expect(await outbox.take('receipt', 9)).toEqual([]);
      expect(await outbox.drop({ id, limit: 1 })).toEqual([]);
      expect(await outbox.drop({ id: others[0]?.id ?? '', limit: 1 })).toHaveLength(1);
      const before = new Date(start + DAY);
      expect(await outbox.findWaiting({ before, limit: 9 })).toMatchObject([{ id: others[1]?.id }]);
      expect(await outbox.purge({ before, limit: 9 })).toMatchObject([{ id: others[1]?.id, state: 'held' }]);
      expect(await outbox.count()).toEqual({ queued: 1, held: 0, delivered: 0, failed: 0 });
    });
  });
}
