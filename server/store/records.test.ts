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
  teamTarget,
} from '#server/testing/outbox.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { describeOnBoth, start, storeOnClock } from '#server/testing/store.ts';
import { DAY } from '#server/time.ts';
import type { Database } from './database.ts';
import type { NewMessage } from './message.ts';
import { takeDeliveries } from './outbox.ts';
import { everyMessage } from './search.ts';
import { findMessages, deleteMessages, type MessageFilter } from './records.ts';
import { retryDeliveries } from './requeue.ts';

const from = (email: string): NewMessage => ({ ...message, contact: { ...sampleContact, email } });

async function idsOf(database: Database, filter: Partial<MessageFilter> = {}): Promise<string[]> {
  return (await findMessages(database, { limit: 9, ...filter })).map(({ id }) => id);
}

describeOnBoth((newPlace) => {
  const setUp = async () => storeOnClock(await newPlace());

  describe('messages are found', () => {
    /** One that was delivered, one that failed, and one that waits for the team and failed at the webhook. */
    async function three() {
      const { database } = await setUp();
      const first = await acceptAndRecord(database, delivered);
      const second = await acceptAndRecord(database, failed);
      const { id: third, reference } = await accept(database, {
        ...message,
        targets: [...message.targets, { destination: 'webhook', recipient: '' }],
      });
      await recordDue(database, failed, 'webhook');
      return { database, first, second, third, reference };
    }

    it('the latest first', async () => {
      const { database, first, second, third } = await three();
      expect(await idsOf(database)).toEqual([third, second, first]);
    });

    it('by id and by reference', async () => {
      const { database, third, reference } = await three();
      expect(await idsOf(database, { name: third })).toEqual([third]);
      expect(await idsOf(database, { name: reference })).toEqual([third]);
      expect(await idsOf(database, { name: '01a1fbc5-3c83-7035-a8b6-8e49c7afd047' })).toEqual([]);
    });

    it('by their state with the team', async () => {
      const { database, first, second, third } = await three();
      expect(await idsOf(database, { state: 'queued' })).toEqual([third]);
      expect(await idsOf(database, { state: 'failed' })).toEqual([second]);
      expect(await idsOf(database, { state: 'delivered' })).toEqual([first]);
    });

    it('by their state at another destination', async () => {
      const { database, third } = await three();
      expect(await idsOf(database, { state: 'failed', to: 'webhook' })).toEqual([third]);
    });

    it('page by page', async () => {
      const { database, first, second, third } = await three();
      expect(await idsOf(database, { limit: 2 })).toEqual([third, second]);
      expect(await idsOf(database, { limit: 2, before: second })).toEqual([first]);
    });

    it('with the sender’s address in the spelling by which a person is found', async () => {
      const { database } = await setUp();
      await accept(database, from('Jo@MÜLLER.example'));
      expect(await stored(database)).toMatchObject([{ sender: 'jo@xn--mller-kva.example' }]);
    });

    it('to the last of more than a statement takes, each with its delivery', async () => {
      const { database } = await setUp();
      for (let portion = 0; portion < 11; portion += 1)
        await many(100, (index) => accept(database, from(`${portion}.${index}@else.example`)));
      const found = await Array.fromAsync(everyMessage(database));
      expect(new Set(found.map(({ sender }) => sender)).size).toBe(1100);
      const atOnce = await findMessages(database, { limit: 1100 });
      expect(atOnce.filter(({ deliveries }) => deliveries.length !== 1)).toEqual([]);
    });
  });

  describe('messages that are named', () => {
    it('are deleted whatever their state, and reported without a word about the person', async () => {
      const { database } = await setUp();
      const first = await acceptAndRecord(database, failed);
      const { id: second } = await accept(database);
      const deleted = await deleteMessages(database, { ids: [first, second] });
      expect(deleted.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
        { id: first, state: 'failed', receivedAt: new Date(start) },
        { id: second, state: 'queued', receivedAt: new Date(start) },
      ]);
    });

    it('are deleted once', async () => {
      const { database } = await setUp();
      const first = await acceptAndRecord(database, failed);
      await deleteMessages(database, { ids: [first] });
      expect(await deleteMessages(database, { ids: [first] })).toEqual([]);
    });

    it('are all that is deleted: another one is there, and is delivered', async () => {
      const { database } = await setUp();
      const first = await acceptAndRecord(database, failed);
      const { id: kept } = await accept(database);
      await deleteMessages(database, { ids: [first] });
      expect(await takeDeliveries(database, 'team', 9)).toMatchObject([{ message: { id: kept } }]);
      expect(await idsOf(database)).toEqual([kept]);
    });
  });

  describe('deletion by age', () => {
    const second = teamTarget('second@bewertra.example');

    /** Deletes what ended before a time; resolves to the ids. */
    async function deleteSettled(database: Database, before: number, limit = 9): Promise<string[]> {
      const deleted = await deleteMessages(database, { settledBefore: new Date(before), limit });
      return deleted.map(({ id }) => id).sort();
    }

    it('takes what was delivered and what was given up', async () => {
      const { database } = await setUp();
      const ids = [await acceptAndRecord(database, delivered), await acceptAndRecord(database, failed)];
      expect(await deleteSettled(database, start + 1)).toEqual(ids.sort());
      expect(await idsOf(database)).toEqual([]);
    });

    it('takes nothing that ended later', async () => {
      const { database } = await setUp();
      const id = await acceptAndRecord(database, delivered);
      expect(await deleteSettled(database, start)).toEqual([]);
      expect(await idsOf(database)).toEqual([id]);
    });

    it('takes no more than it may at a time', async () => {
      const { database } = await setUp();
      await acceptAndRecord(database, delivered);
      await acceptAndRecord(database, failed);
      expect(await deleteSettled(database, start + 1, 1)).toHaveLength(1);
      expect(await deleteSettled(database, start + 1, 1)).toHaveLength(1);
    });

    it('leaves what waits for one of the team, although another has it', async () => {
      const { database } = await setUp();
      const { id } = await accept(database, { ...message, targets: [...message.targets, second] });
      await recordDue(database, ({ recipient }) =>
        recipient === second.recipient ? later(start + DAY) : delivered,
      );
      expect(await deleteSettled(database, start + 999 * DAY)).toEqual([]);
      expect(await idsOf(database)).toEqual([id]);
    });

    it('counts from when the last of the team had it', async () => {
      const { database, pass } = await setUp();
      await accept(database, { ...message, targets: [...message.targets, second] });
      await recordDue(database, ({ recipient }) =>
        recipient === second.recipient ? later(start + DAY) : delivered,
      );
      pass(DAY);
      await recordDue(database, delivered);
      expect(await deleteSettled(database, start + DAY)).toEqual([]);
      expect(await deleteSettled(database, start + DAY + 1)).toHaveLength(1);
    });

    it('leaves what a person has sent again', async () => {
      const { database } = await setUp();
      const id = await acceptAndRecord(database, failed);
      await retryDeliveries(database, 'failed', ['team@bewertra.example']);
      await takeDeliveries(database, 'team', 1);
      expect(await deleteSettled(database, start + 999 * DAY)).toEqual([]);
      expect(await idsOf(database)).toEqual([id]);
    });
  });
});
