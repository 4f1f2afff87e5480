import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { agreedNow } from '#common/legalVersions.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { openOnClock, start, type OpenStore } from './outbox.contract.ts';
import type { Outbox } from './outbox.ts';
import { leaseTime, uncertainPause } from './schedule.ts';

/** What every store must do for people, the retention, and after a clock was set back. */
export function recordsContract(
  name: string,
  open: OpenStore,
  newPlace: () => string | Promise<string>,
): void {
  describe(`${name} records`, () => {
    const setUp = () => openOnClock(open, newPlace);

    async function accept(outbox: Outbox, email = sampleContact.email): Promise<string> {
      const acceptance = await outbox.accept({ contact: { ...sampleContact, email }, locale: 'de' });
      if (acceptance.kind !== 'accepted') throw new Error(`not accepted: ${acceptance.kind}`);
      // Ids order messages to the millisecond, and no finer.
      await pause(2);
      return acceptance.id;
    }

    async function settle(outbox: Outbox, end: 'complete' | 'fail'): Promise<string> {
      const id = await accept(outbox);
      const [taken] = await outbox.take('team', 1);
      if (taken?.id !== id) throw new Error('something else was due');
      await (end === 'fail' ? outbox.fail(taken, '550 no such user') : outbox.complete(taken));
      return id;
    }

    it('shows a message with all that is known of it', async () => {
      const { outbox, pass } = await setUp();
      const failed = await settle(outbox, 'fail');
      pass(MINUTE);
      const queued = await accept(outbox);
      const outcome = {
        destination: 'team',
        state: 'failed',
        due: new Date(start + leaseTime),
        settledAt: new Date(start),
        attempts: 1,
        reason: '550 no such user',
        reached: [],
      };
      expect(await outbox.find(failed)).toEqual({
        id: failed,
        reference: expect.any(String) as string,
        contact: sampleContact,
        locale: 'de',
        receivedAt: new Date(start),
        ...outcome,
        deliveries: [outcome],
        agreed: undefined,
      });
      expect(await outbox.find(queued)).toMatchObject({
        state: 'queued',
        settledAt: undefined,
        reason: undefined,
      });
      expect(await outbox.find('01a1fbc5-3c83-7035-a8b6-8e49c7afd047')).toBeUndefined();
    });

    it('lists the latest first, all or those of a state', async () => {
      const { outbox } = await setUp();
      const delivered = await settle(outbox, 'complete');
      const failed = await settle(outbox, 'fail');
      const queued = await accept(outbox);
      const ids = async (...filter: Parameters<Outbox['list']>) =>
        (await outbox.list(...filter)).map(({ id }) => id);
      expect(await ids({ limit: 9 })).toEqual([queued, failed, delivered]);
      expect(await ids({ limit: 2 })).toEqual([queued, failed]);
      expect(await ids({ limit: 9, state: 'queued' })).toEqual([queued]);
      expect(await ids({ limit: 9, state: 'failed' })).toEqual([failed]);
      expect(await ids({ limit: 9, state: 'delivered' })).toEqual([delivered]);
    });

    it('finds and erases all that someone wrote, in any spelling of the address, and nothing else', async () => {
      const { outbox } = await setUp();
      const theirs = [await accept(outbox, 'Jo@MÜLLER.example'), await accept(outbox, 'jo@müller.example')];
      const others = [await accept(outbox, 'joe@müller.example'), await accept(outbox, 'jo@muller.example')];
      const address = 'JO@xn--mller-kva.Example';
      expect((await outbox.findFrom(address)).map(({ id }) => id)).toEqual(theirs);
      expect((await outbox.eraseFrom(address)).map(({ id }) => id).sort()).toEqual(theirs);
      expect(await outbox.findFrom(address)).toEqual([]);
      expect((await outbox.list({ limit: 9 })).map(({ id }) => id)).toEqual(others.toReversed());
    });

    it('keeps which texts were in force, and tells all that is stored of a message', async () => {
      const { outbox, pass } = await setUp();
      const acceptance = await outbox.accept({
        contact: sampleContact,
        locale: 'en',
        destinations: ['team', 'webhook'],
        agreed: agreedNow(),
        idempotencyKey: 'key-of-one-form',
        nonce: 'paid by this',
      });
      if (acceptance.kind !== 'accepted') throw new Error('not accepted');
      const { id, reference } = acceptance;
      pass(MINUTE);
      const [taken] = await outbox.take('webhook', 1);
      if (taken === undefined) throw new Error('it was due');
      await outbox.reach(taken, ['a@b.example']);
      await outbox.complete(taken);
      expect(await outbox.find(id)).toMatchObject({ agreed: agreedNow() });
      const queued = { state: 'queued', due: new Date(start), settled: null, attempts: 0, reached: [] };
      const settled = new Date(start + MINUTE);
      expect(await outbox.everything(id)).toMatchObject({
        id,
        reference,
        received: new Date(start),
        locale: 'en',
        contact: sampleContact,
        sender: sampleContact.email,
        agreed: agreedNow(),
        idempotencyKey: 'key-of-one-form',
        nonce: 'paid by this',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        deliveries: [
          { destination: 'team', since: new Date(start), reason: null, uncertain: 0, ...queued },
          { destination: 'webhook', state: 'delivered', settled, attempts: 1, reached: ['a@b.example'] },
        ],
      });
      expect(await outbox.everything('01a1fbc5-3c83-7035-a8b6-8e49c7afd047')).toBeUndefined();
    });

    it('finds a person by address, number and name, and says by which', async () => {
      const { outbox } = await setUp();
      const email = 'jo@else.example';
      const theirs = await accept(outbox, 'Jo@Else.example');
      const other = await accept(outbox, 'someone@else.example');
      const { firstName, lastName } = sampleContact;
      const name = `${lastName.toUpperCase()} ${firstName}`;
      expect(await outbox.search({ email, phone: '030 23125-321', name: `${name} X` })).toEqual([
        { id: theirs, foundBy: ['email', 'phone'] },
        { id: other, foundBy: ['phone'] },
      ]);
      expect(await outbox.search({ email, name: 'Joerg Suess' })).toEqual([
        { id: theirs, foundBy: ['email', 'name'] },
        { id: other, foundBy: ['name'] },
      ]);
      expect(await outbox.search({ phone: '030 23125-322' })).toEqual([]);
    });

    it('finds the last of many', async () => {
      const { outbox } = await setUp();
      const many = Array.from({ length: 1100 }, (_, index) => ({
        contact: { ...sampleContact, email: `${index}@else.example` },
        locale: 'de' as const,
      }));
      await Promise.all(many.map((message) => outbox.accept(message)));
      expect(await outbox.search({ email: '1099@else.example' })).toHaveLength(1);
      expect(await outbox.search({ phone: sampleContact.phone })).toHaveLength(1100);
    });

    it('has failed messages sent again, one or all, as if they were new', async () => {
      const { outbox, clock, pass } = await setUp();
      const [one, other] = [await settle(outbox, 'fail'), await settle(outbox, 'fail')];
      const delivered = await settle(outbox, 'complete');
      pass(DAY);
      expect(await outbox.retry(delivered)).toBe(0);
      expect(await outbox.retry(one)).toBe(1);
      expect(await outbox.retry(one)).toBe(0);
      expect(await outbox.take('team', 9)).toMatchObject([
        { id: one, attempts: 1, triedSince: new Date(clock()), receivedAt: new Date(start) },
      ]);
      expect(await outbox.retry()).toBe(1);
      expect(await outbox.take('team', 9)).toMatchObject([{ id: other }]);
      expect(await outbox.count()).toEqual({ queued: 2, delivered: 1, failed: 0 });
    });

    it('purges what was delivered or given up before a time, never what is queued', async () => {
      const { outbox, pass } = await setUp();
      const purge = async (before: Date) => {
        const found = await outbox.findSettled({ before, limit: 9 });
        const gone = await outbox.purge({ before, limit: 9 });
        expect(new Set(found)).toEqual(new Set(gone));
        return gone.map(({ id }) => id).sort();
      };
      const queued = await accept(outbox);
      await outbox.take('team', 1);
      const again = await settle(outbox, 'fail');
      await outbox.retry(again);
      await outbox.take('team', 1);
      const first = [await settle(outbox, 'complete'), await settle(outbox, 'fail')];
      pass(1);
      const second = await settle(outbox, 'complete');
      expect(await purge(new Date(start))).toEqual([]);
      expect(await purge(new Date(start + 1))).toEqual(first.sort());
      expect(await purge(new Date(start + 999 * DAY))).toEqual([second]);
      for (const id of [queued, again]) expect(await outbox.find(id)).toBeDefined();
    });

    it('scrubs beside another one that has it open, and loses nothing that is there', async () => {
      const { outbox, openAgain } = await setUp();
      const second = await openAgain();
      await accept(outbox, 'jo@example.org');
      const kept = await accept(outbox, 'joe@example.org');
      await outbox.eraseFrom('jo@example.org');
      const [scrubbed] = await Promise.all([
        outbox.scrub(),
        second.count(),
        accept(second, 'late@example.org'),
      ]);
      expect(scrubbed).toBe('done');
      expect(await second.find(kept)).toBeDefined();
      expect((await outbox.count()).queued).toBe(2);
    });

    it('gives a job to one of several, again after its lease, or when it is due after it was done', async () => {
      const { outbox, openAgain, clock, pass } = await setUp();
      const second = await openAgain();
      const takeBoth = async () =>
        (await Promise.all([outbox, second].map((one) => one.takeJob('sweep', HOUR)))).filter(Boolean);
      expect(await takeBoth()).toHaveLength(1);
      expect(await takeBoth()).toHaveLength(0);
      pass(HOUR);
      expect(await takeBoth()).toHaveLength(1);
      await outbox.completeJob('sweep', new Date(clock() + DAY));
      pass(DAY - 1);
      expect(await takeBoth()).toHaveLength(0);
      pass(1);
      expect(await takeBoth()).toHaveLength(1);
      pass(-30 * DAY);
      expect(await takeBoth()).toHaveLength(1);
    });

    it('after a clock was set back, makes due what no pause explains, and only that', async () => {
      const { outbox, clock, pass } = await setUp();
      await accept(outbox);
      await accept(outbox);
      const [first, second] = await outbox.take('team', 2);
      if (first === undefined || second === undefined) throw new Error('two were due');
      await outbox.postpone(first, new Date(clock() + 5 * SECOND), 'busy');
      expect(await outbox.straighten()).toBe(0);
      pass(-MINUTE);
      expect(await outbox.straighten()).toBe(0);
      pass(-10 * MINUTE);
      expect(await outbox.straighten()).toBe(2);
      expect(await outbox.take('team', 9)).toHaveLength(2);
    });

    it('lets the longest pauses stand, for as long as the clock is right', async () => {
      const { outbox, clock, pass } = await setUp();
      await accept(outbox);
      for (let attempt = 1; attempt <= 13; attempt += 1)
        for (const taken of await outbox.take('team', 1)) {
          await outbox.postpone(taken, new Date(clock() + HOUR), 'busy');
          expect(attempt === 13 ? await outbox.straighten() : 0).toBe(0);
          pass(HOUR);
        }
      for (const taken of await outbox.take('team', 1))
        await outbox.postpone(taken, new Date(clock() + uncertainPause), 'no answer', { uncertain: true });
      expect(await outbox.straighten()).toBe(0);
      pass(-2 * MINUTE);
      expect(await outbox.straighten()).toBe(1);
    });
  });
}
