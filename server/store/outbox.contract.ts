import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleContact } from '#server/testing/samples.ts';
import { DAY, HOUR, MINUTE, type Clock } from '#server/time.ts';
import { readReference } from '#common/reference.ts';
import type { NewMessage } from './message.ts';
import type { DeliveryTrouble, Outbox, Stored } from './outbox.ts';
import { leaseTime } from './schedule.ts';
import type { Store } from './store.ts';

/** Opens the store under test: a new, empty one for a new `place`, the same one again for the same. */
export type OpenStore = (place: string, clock: Clock) => Promise<Store>;

const message: NewMessage = { contact: sampleContact, locale: 'de' };
const keyed: NewMessage = { ...message, idempotencyKey: 'key-of-one-form' };
const paid: NewMessage = { ...message, nonce: '7d0c9a5f4f6f3f0f' };
const other: NewMessage = { ...keyed, contact: { ...sampleContact, message: 'Something else' } };

/** When the clock of a contract begins. */
export const start = Date.parse('2026-03-02T09:30:00Z');

/** A store on a clock that stands still until moved. */
export async function openOnClock(open: OpenStore, newPlace: () => string | Promise<string>) {
  let now = start;
  const place = await newPlace();
  const clock = () => now;
  const openAgain = async () => {
    const store = await open(place, clock);
    onTestFinished(store.close);
    return store.outbox;
  };
  const outbox = await openAgain();
  return { outbox, openAgain, clock, pass: (time: number) => (now += time) };
}

/** What every store must do; run against each real one. */
export function outboxContract(
  name: string,
  open: OpenStore,
  newPlace: () => string | Promise<string>,
): void {
  describe(`${name} outbox`, () => {
    const setUp = () => openOnClock(open, newPlace);

    async function acceptOne(outbox: Outbox, given: NewMessage = message): Promise<string> {
      return (await acceptance(outbox, given)).id;
    }

    async function acceptance(outbox: Outbox, given: NewMessage): Promise<Stored> {
      const { kind, ...stored } = await outbox.accept(given);
      if (kind !== 'accepted') throw new Error(`not accepted: ${kind}`);
      return stored as Stored;
    }

    async function takeOne(outbox: Outbox) {
      const [taken] = await outbox.take('team', 1);
      if (taken === undefined) throw new Error('nothing was due');
      return taken;
    }

    it('gives back what it was given, in every character', async () => {
      const { outbox, clock } = await setUp();
      const stored = await acceptance(outbox, { ...message, locale: 'en' });
      expect(stored.receivedAt).toEqual(new Date(clock()));
      expect(readReference(stored.reference ?? '')).toBe(stored.reference);
      expect(await outbox.take('team', 10)).toEqual([
        {
          ...stored,
          destination: 'team',
          contact: sampleContact,
          locale: 'en',
          triedSince: new Date(clock()),
          attempts: 1,
          reached: [],
          uncertain: 0,
        },
      ]);
    });

    it('keeps messages when it is closed and opened', async () => {
      const place = await newPlace();
      const store = await open(place, Date.now);
      const id = await acceptOne(store.outbox);
      await store.close();
      const reopened = await open(place, Date.now);
      expect((await takeOne(reopened.outbox)).id).toBe(id);
      await reopened.close();
    });

    it('accepts many at once, each under its own id, and a repeated one once', async () => {
      const { outbox, pass } = await setUp();
      const ids = await Promise.all(Array.from({ length: 100 }, () => acceptOne(outbox)));
      expect(new Set(ids).size).toBe(100);
      const stored = await acceptance(outbox, keyed);
      pass(MINUTE);
      expect(await outbox.accept(keyed)).toEqual({ kind: 'repeated', ...stored });
      expect(await outbox.accept(other)).toEqual({ kind: 'conflict' });
      expect(await outbox.count()).toEqual({ queued: 101, delivered: 0, failed: 0 });
      for (const taken of await outbox.take('team', 200)) await outbox.complete(taken);
      expect(await outbox.accept(keyed)).toEqual({ kind: 'repeated', ...stored });
      expect(await outbox.take('team', 10)).toEqual([]);
    });

    it('recognises repetitions that arrive together', async () => {
      const { outbox } = await setUp();
      const given = [keyed, keyed, other];
      const answers = await Promise.all(given.map(outbox.accept));
      // Over several connections, which of them comes first is for the database to say.
      const winner = answers.findIndex(({ kind }) => kind === 'accepted');
      const expected = given.map((one, index) => {
        if (index === winner) return answers[winner];
        return one === given[winner] ? { ...answers[winner], kind: 'repeated' } : { kind: 'conflict' };
      });
      expect(winner).toBeGreaterThanOrEqual(0);
      expect(answers).toEqual(expected);
      expect((await outbox.count()).queued).toBe(1);
    });

    it('takes a nonce for one message, whatever the keys', async () => {
      const { outbox } = await setUp();
      const id = await acceptOne(outbox, paid);
      expect(await outbox.accept(paid)).toMatchObject({ kind: 'repeated', id });
      expect(await outbox.accept({ ...paid, idempotencyKey: 'another-key' })).toMatchObject({
        kind: 'repeated',
        id,
      });
      for (const idempotencyKey of ['another-key', 'a-third-key'])
        expect(await outbox.accept({ ...paid, contact: other.contact, idempotencyKey })).toEqual({
          kind: 'conflict',
        });
      expect((await outbox.count()).queued).toBe(1);
    });

    it('recalls what it has accepted, and nothing else; where key and nonce disagree, the key decides', async () => {
      const { outbox } = await setUp();
      expect(await outbox.recall(keyed)).toBeUndefined();
      const id = await acceptOne(outbox, keyed);
      const second = await acceptOne(outbox, paid);
      expect(await outbox.recall(keyed)).toMatchObject({ kind: 'repeated', id });
      expect(await outbox.recall(paid)).toMatchObject({ kind: 'repeated', id: second });
      expect(await outbox.recall(other)).toEqual({ kind: 'conflict' });
      expect(await outbox.recall(message)).toBeUndefined();
      const both = { ...keyed, nonce: paid.nonce ?? '' };
      expect(await outbox.accept(both)).toMatchObject({ kind: 'repeated', id });
    });

    it('accepts exactly as many as the ceilings say, over two openers at once and after a new start, and says until when', async () => {
      const { outbox, openAgain, clock, pass } = await setUp();
      const ceilings = [
        { max: 20, window: HOUR },
        { max: 30, window: DAY },
      ];
      const some = { ...message, ceilings };
      const acceptMany = async (outboxes: Outbox[], count: number) => {
        const each = { length: count / outboxes.length };
        const answers = await Promise.all(
          outboxes.flatMap((one) => Array.from(each, () => one.accept(some))),
        );
        return answers.filter(({ kind }) => kind === 'accepted').length;
      };
      const known = await acceptOne(outbox, { ...keyed, ceilings });
      expect(await acceptMany([outbox, await openAgain()], 60)).toBe(19);
      const until = new Date(clock() + HOUR);
      expect(await (await openAgain()).accept(some)).toEqual({ kind: 'full', until });
      expect(await outbox.accept({ ...keyed, ceilings })).toMatchObject({ kind: 'repeated', id: known });
      expect((await outbox.count()).queued).toBe(20);
      pass(HOUR);
      expect(await acceptMany([outbox], 20)).toBe(10);
      // After a clock that was wrong is set back, what was received by it does not count.
      pass(-2 * DAY);
      expect(await acceptMany([outbox], 1)).toBe(1);
    });

    it('takes a message for one worker only while its lease lasts, which it can extend', async () => {
      const { outbox, pass } = await setUp();
      const id = await acceptOne(outbox);
      const taken = await takeOne(outbox);
      for (let beat = 0; beat < 5; beat += 1) {
        pass(leaseTime - 1);
        expect(await outbox.extend(taken)).toBe(true);
      }
      pass(leaseTime - 1);
      expect(await outbox.take('team', 10)).toEqual([]);
      pass(1);
      expect(await outbox.take('team', 10)).toMatchObject([{ id, attempts: 2 }]);
    });

    it('takes the oldest first and no more than asked for', async () => {
      const { outbox, pass } = await setUp();
      const ids: string[] = [];
      for (let index = 0; index < 5; index += 1) {
        ids.push(await acceptOne(outbox));
        pass(10);
      }
      const taken = [...(await outbox.take('team', 3)), ...(await outbox.take('team', 3))];
      expect(taken.map(({ id }) => id)).toEqual(ids);
      expect(ids).toEqual(ids.toSorted());
    });

    it.each(['complete', 'fail'] as const)('never takes again what ended so: %s', async (end) => {
      const { outbox, pass } = await setUp();
      await acceptOne(outbox);
      await outbox[end](await takeOne(outbox), 'no such user');
      pass(leaseTime * 10);
      expect(await outbox.take('team', 10)).toEqual([]);
      const counts = end === 'fail' ? { delivered: 0, failed: 1 } : { delivered: 1, failed: 0 };
      expect(await outbox.count()).toEqual({ queued: 0, ...counts });
    });

    it('gives a postponed message back when it is due', async () => {
      const { outbox, clock, pass } = await setUp();
      await acceptOne(outbox);
      await outbox.postpone(await takeOne(outbox), new Date(clock() + 5 * MINUTE), 'busy');
      pass(5 * MINUTE - 1);
      expect(await outbox.take('team', 10)).toEqual([]);
      pass(1);
      expect(await outbox.take('team', 10)).toMatchObject([{ attempts: 2 }]);
    });

    it('ignores a worker whose lease has passed to another, except that it delivered', async () => {
      const { outbox, clock, pass } = await setUp();
      await acceptOne(outbox);
      const late = await takeOne(outbox);
      pass(leaseTime);
      const taken = await takeOne(outbox);
      expect(await outbox.extend(late)).toBe(false);
      await outbox.postpone(late, new Date(clock()), 'late');
      await outbox.fail(late, 'late');
      expect(await outbox.take('team', 10)).toEqual([]);
      expect((await outbox.count()).queued).toBe(1);
      await outbox.complete(late);
      expect((await outbox.count()).delivered).toBe(1);
      expect(await outbox.extend(taken)).toBe(false);
    });

    it('remembers each recipient that has a message once, also from a worker that is late', async () => {
      const { outbox, pass } = await setUp();
      const id = await acceptOne(outbox);
      const first = await takeOne(outbox);
      await outbox.reach(first, ['a@b.example']);
      pass(leaseTime);
      const second = await takeOne(outbox);
      expect(second.reached).toEqual(['a@b.example']);
      await outbox.reach(second, ['ü@b.example']);
      await outbox.reach(first, ['a@b.example', "o'c@b.example"]);
      await outbox.reach(first, []);
      await outbox.fail(second, 'no such user');
      const expected = ['a@b.example', "o'c@b.example", 'ü@b.example'];
      expect((await outbox.find(id))?.reached.toSorted()).toEqual(expected);
      await outbox.retry(id);
      expect((await takeOne(outbox)).reached.toSorted()).toEqual(expected);
    });

    it('counts deliveries that nobody knows the outcome of, until a person has the message sent again', async () => {
      const { outbox, clock } = await setUp();
      await acceptOne(outbox);
      for (const uncertain of [true, false, true])
        await outbox.postpone(await takeOne(outbox), new Date(clock()), 'no answer', { uncertain });
      const taken = await takeOne(outbox);
      expect(taken).toMatchObject({ attempts: 4, uncertain: 2 });
      await outbox.fail(taken, 'no answer');
      await outbox.retry();
      expect((await takeOne(outbox)).uncertain).toBe(0);
    });

    it('can be shared: two openers, no message twice', async () => {
      const { outbox, openAgain } = await setUp();
      const second = await openAgain();
      const turns = Array.from({ length: 30 }, () => [outbox, second]).flat();
      await Promise.all(turns.map((store) => store.accept(message)));
      const taken = (await Promise.all(turns.slice(0, 6).map((store) => store.take('team', 20)))).flat();
      expect(taken).toHaveLength(60);
      expect(new Set(taken.map(({ id }) => id)).size).toBe(60);
    });

    it('knows what keeps messages from where they should be', async () => {
      const { outbox, clock, pass } = await setUp();
      const ids = [];
      for (let count = 0; count < 7; count += 1)
        ids.push(await acceptOne(outbox, { ...message, destinations: ['team', 'webhook'] }));
      const long = () => new Date(clock() - HOUR);
      expect(await outbox.troubled(long())).toEqual([]);

      const later = new Date(clock() + DAY);
      const [failed, partly, refused, uncertain, delivered, again, waiting] = await outbox.take('team', 7);
      if (!failed || !partly || !refused || !uncertain || !delivered || !again || !waiting)
        throw new Error('seven were due');
      await outbox.fail(failed, 'no');
      await outbox.reach(partly, ['a@b.example']);
      for (const one of [partly, refused, again])
        await outbox.postpone(one, later, 'no', { uncertain: false, refused: true });
      await outbox.postpone(uncertain, later, 'hm', { uncertain: true });
      await outbox.complete(delivered);
      await outbox.postpone(waiting, later, 'busy', { uncertain: false, refused: false });
      const troubled = async () => new Set(await outbox.troubled(long()));
      const team = (trouble: DeliveryTrouble, count: number, oldest: string) => ({
        destination: 'team',
        trouble,
        count,
        oldest,
      });
      const told = [
        team('failed', 1, failed.id),
        team('partly_refused', 1, partly.id),
        // Received in the same millisecond, so that either may have the lower id.
        team('refused', 2, refused.id < again.id ? refused.id : again.id),
        team('uncertain', 1, uncertain.id),
      ];
      expect(await troubled()).toEqual(new Set(told));

      pass(HOUR);
      expect(await troubled()).toEqual(
        new Set([
          ...told,
          team('overdue', 1, waiting.id),
          { destination: 'webhook', trouble: 'overdue', count: 7, oldest: ids[0] },
        ]),
      );
    });

    it('knows what was refused until a delivery ends otherwise, or a person has it sent again', async () => {
      const { outbox, clock } = await setUp();
      await acceptOne(outbox);
      const troubles = async () =>
        (await outbox.troubled(new Date(clock() - HOUR))).map(({ trouble }) => trouble);
      const postpone = async (outcome?: { uncertain: boolean; refused?: boolean }) =>
        outbox.postpone(await takeOne(outbox), new Date(clock()), 'no', outcome);
      await postpone({ uncertain: false, refused: true });
      await takeOne(outbox).then((taken) => outbox.postpone(taken, new Date(clock()), 'given up'));
      expect(await troubles()).toEqual(['refused']);
      await postpone({ uncertain: false });
      expect(await troubles()).toEqual([]);
      await postpone({ uncertain: false, refused: true });
      await outbox.fail(await takeOne(outbox), 'no');
      await outbox.retry();
      expect(await troubles()).toEqual([]);
    });

    it('knows what is not delivered, and since when', async () => {
      const { outbox, clock, pass } = await setUp();
      const none = { queued: 0, failed: 0, oldestQueued: undefined };
      expect(await outbox.backlog()).toEqual({ team: none, receipt: none, webhook: none });
      await acceptOne(outbox);
      await outbox.fail(await takeOne(outbox), 'no such user');
      const first = new Date(clock());
      await acceptOne(outbox);
      pass(MINUTE);
      await acceptOne(outbox);
      expect((await outbox.backlog()).team).toEqual({ queued: 2, failed: 1, oldestQueued: first });
      await outbox.complete(await takeOne(outbox));
      expect((await outbox.backlog()).team).toMatchObject({ queued: 1, oldestQueued: new Date(clock()) });
    });

    describe('with more than one destination', () => {
      const everywhere: NewMessage = { ...message, destinations: ['team', 'receipt', 'webhook'] };

      it('gives each its own delivery, and a message to none that it does not go to', async () => {
        const { outbox } = await setUp();
        const id = await acceptOne(outbox, everywhere);
        await acceptOne(outbox);
        expect(await outbox.take('webhook', 9)).toMatchObject([{ id, destination: 'webhook' }]);
        expect(await outbox.take('receipt', 9)).toMatchObject([{ id, destination: 'receipt' }]);
        expect(await outbox.take('team', 9)).toHaveLength(2);
      });

      it('ends one and leaves the others', async () => {
        const { outbox, clock, pass } = await setUp();
        const id = await acceptOne(outbox, everywhere);
        const [webhook] = await outbox.take('webhook', 1);
        const [receipt] = await outbox.take('receipt', 1);
        const [team] = await outbox.take('team', 1);
        if (!webhook || !receipt || !team) throw new Error('each was due');
        await outbox.complete(webhook);
        await outbox.fail(receipt, '550 no such user');
        await outbox.reach(team, ['a@b.example']);
        await outbox.postpone(team, new Date(clock() + MINUTE), 'busy', { uncertain: true });
        expect(await outbox.find(id)).toMatchObject({
          state: 'queued',
          deliveries: [
            { destination: 'team', state: 'queued', reason: 'busy', reached: ['a@b.example'] },
            { destination: 'receipt', state: 'failed', reason: '550 no such user', reached: [] },
            { destination: 'webhook', state: 'delivered', settledAt: new Date(clock()), reached: [] },
          ],
        });
        expect(await outbox.backlog()).toMatchObject({
          team: { queued: 1, failed: 0 },
          receipt: { queued: 0, failed: 1 },
          webhook: { queued: 0, failed: 0 },
        });
        expect(await outbox.count()).toEqual({ queued: 1, delivered: 0, failed: 0 });
        pass(MINUTE);
        expect(await outbox.take('webhook', 9)).toEqual([]);
        expect(await outbox.take('team', 9)).toMatchObject([{ uncertain: 1, attempts: 2 }]);
      });

      it('sends again only where it failed, and counts messages', async () => {
        const { outbox } = await setUp();
        const id = await acceptOne(outbox, everywhere);
        for (const destination of ['team', 'webhook', 'receipt'] as const) {
          const [taken] = await outbox.take(destination, 1);
          if (taken === undefined) throw new Error('each was due');
          await (destination === 'team' ? outbox.complete(taken) : outbox.fail(taken, 'gone'));
        }
        expect(await outbox.retry(id)).toBe(1);
        expect(await outbox.take('team', 9)).toEqual([]);
        expect(await outbox.take('webhook', 9)).toMatchObject([{ attempts: 1 }]);
        expect(await outbox.take('receipt', 9)).toMatchObject([{ attempts: 1 }]);
      });
    });
  });
}
