import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleContact } from '#server/testing/samples.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
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

    it('holds none where there is no ceiling', async () => {
      const { outbox } = await setUp();
      await Promise.all(
        Array.from({ length: 60 }, () => outbox.accept({ contact: sampleContact, locale: 'de' })),
      );
      expect((await outbox.count()).held).toBe(0);
    });

    it('lets pass again as those before leave the hour, until the day is full; what is held never counts', async () => {
      const { outbox, pass } = await setUp();
      expect(await passing([outbox], 15)).toBe(15);
      pass(30 * MINUTE);
      expect(await passing([outbox], 15)).toBe(5);
      pass(30 * MINUTE);
      expect(await passing([outbox], 30)).toBe(15);
      pass(HOUR);
      expect(await passing([outbox], 30)).toBe(15);
      pass(HOUR);
      expect(await passing([outbox], 30)).toBe(0);
      pass(DAY);
      expect(await passing([outbox], 30)).toBe(20);
    });

    it('counts what passed at a server whose clock is ahead, and at most for a window after a clock was set back', async () => {
      const { outbox, openAgain, clock, pass } = await setUp();
      const ahead = await openAgain(() => clock() + 5 * MINUTE);
      expect(await passing([ahead], 30)).toBe(20);
      expect(await passing([outbox], 5)).toBe(0);
      pass(-30 * MINUTE);
      expect(await passing([outbox], 5)).toBe(0);
      pass(-HOUR);
      expect(await passing([outbox], 5)).toBe(5);
    });

    it('answers a repetition as the first time, and counts it once', async () => {
      const { outbox } = await setUp();
      const keyed = { ...message, idempotencyKey: 'key-of-one-form' };
      await accept(outbox, keyed);
      for (let sent = 0; sent < 30; sent += 1)
        expect(await outbox.accept(keyed)).toMatchObject({ kind: 'repeated', held: false });
      expect(await passing([outbox], 30)).toBe(19);
      const held = { ...message, idempotencyKey: 'key-of-another' };
      const stored = await accept(outbox, held);
      expect(stored.held).toBe(true);
      await outbox.release(stored.id);
      expect(await outbox.accept(held)).toEqual({ ...stored, kind: 'repeated' });
      expect(await outbox.recall(held)).toEqual({ ...stored, kind: 'repeated' });
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
      expect(await outbox.list({ state: 'closed', limit: 9 })).toMatchObject([{ id }]);
      expect(await outbox.find(id)).toMatchObject({
        state: 'held',
        contact: sampleContact,
        settledAt: new Date(start),
        deliveries: [
          { destination: 'team', state: 'held' },
          { destination: 'webhook', state: 'held' },
        ],
      });
      expect(await outbox.eraseFrom(sampleContact.email)).toMatchObject([{ id, state: 'held' }]);
    });

    it('has what is released sent as if it had just come, but without a receipt, and holds nobody for it', async () => {
      const { outbox, clock, pass } = await setUp();
      const passed = await accept(outbox, message);
      pass(1);
      const { id, receivedAt } = await accept(outbox, one);
      for (let sent = 0; sent < 30; sent += 1) await accept(outbox, one);
      pass(10 * DAY);
      expect(await outbox.release(passed.id)).toBe(0);
      expect(await outbox.release(id)).toBe(1);
      expect(await outbox.release(id)).toBe(0);
      expect(await outbox.take('webhook', 9)).toMatchObject([{ id: passed.id }, { id }]);
      const [, taken] = await outbox.take('team', 9);
      expect(taken).toMatchObject({ id, receivedAt, attempts: 1, triedSince: new Date(clock()) });
      expect(await outbox.take('receipt', 9)).toMatchObject([{ id: passed.id }]);
      expect(await outbox.release()).toBe(30);
      expect(await outbox.count()).toEqual({ queued: 32, held: 0, delivered: 0, failed: 0 });
      expect(await outbox.find(id)).toMatchObject({ state: 'queued', held: true, settledAt: undefined });
      expect(await passing([outbox], 30)).toBe(20);
    });

    it('drops what is held and nothing else, one or the oldest', async () => {
      const { outbox } = await setUp();
      const queued = await accept(outbox, message);
      const ids: string[] = [];
      for (let sent = 0; sent < 4; sent += 1) {
        ids.push((await accept(outbox, one)).id);
        // Ids order messages to the millisecond, and no finer.
        await pause(2);
      }
      expect(await outbox.drop({ id: queued.id, limit: 1 })).toEqual([]);
      expect(await outbox.drop({ id: ids[2] ?? '', limit: 1 })).toMatchObject([
        { id: ids[2], state: 'held' },
      ]);
      const dropped = await outbox.drop({ limit: 2 });
      expect(dropped.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
      expect(await outbox.drop({ limit: 9 })).toMatchObject([{ id: ids[3] }]);
      expect(await outbox.count()).toEqual({ queued: 1, held: 0, delivered: 0, failed: 0 });
      expect((await outbox.backlog()).webhook).toMatchObject({ queued: 1, held: 0 });
    });

    it('finds and purges by age what nobody has looked at', async () => {
      const { outbox, pass } = await setUp();
      const { id } = await accept(outbox, one);
      pass(HOUR);
      await accept(outbox, one);
      const before = new Date(start + 1);
      expect(await outbox.findWaiting({ before, limit: 9 })).toMatchObject([{ id, state: 'held' }]);
      expect(await outbox.findDealtWith({ before, limit: 9 })).toMatchObject([{ id }]);
      expect(await outbox.purge({ before, limit: 9 })).toMatchObject([{ id, state: 'held' }]);
      expect(await outbox.count()).toEqual({ queued: 0, held: 1, delivered: 0, failed: 0 });
    });
  });
}
