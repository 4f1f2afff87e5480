import { describe, expect, it } from 'vitest';
import { accept, delivered, failed, later, message, recordDue, teamTarget } from '#server/testing/outbox.ts';
import { describeOnBoth, start, storeOnClock } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import type { NewMessage } from './message.ts';
import { takeDeliveries } from './outbox.ts';
import { findMessages } from './records.ts';
import { readdressDeliveries, retryDeliveries } from './requeue.ts';

const one = 'one@bewertra.example';
const two = 'two@bewertra.example';
const three = 'three@bewertra.example';
const everywhere: NewMessage = {
  ...message,
  targets: [
    teamTarget(one),
    teamTarget(two),
    { destination: 'receipt', recipient: '' },
    { destination: 'webhook', recipient: '' },
  ],
};

describeOnBoth((newPlace) => {
  describe('what failed, sent again by a person', () => {
    /** A day ago two messages failed at two of the team, as a receipt and at the webhook; one of the team has them. */
    async function failedYesterday() {
      const { database, clock, pass } = storeOnClock(await newPlace());
      const first = await accept(database, everywhere);
      const second = await accept(database, everywhere);
      await recordDue(database, ({ recipient }) => (recipient === one ? delivered : failed));
      await recordDue(database, failed, 'receipt');
      await recordDue(database, failed, 'webhook');
      pass(DAY);
      return { database, clock, first: first.id, second: second.id };
    }

    it('is begun anew, as if it were new, and is still of the day on which it came', async () => {
      const { database, clock, first } = await failedYesterday();
      expect(await retryDeliveries(database, { id: first }, [one, two])).toBe(1);
      expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
        {
          message: { id: first, receivedAt: new Date(start) },
          attempts: 1,
          refusals: 0,
          triedSince: new Date(clock()),
        },
      ]);
    });

    it('goes to nobody of the team who has it', async () => {
      const { database, first } = await failedYesterday();
      await retryDeliveries(database, { id: first }, [one, two]);
      expect(await takeDeliveries(database, 'team', 9)).toMatchObject([{ recipient: two }]);
    });

    it('goes to the webhook as well', async () => {
      const { database, first } = await failedYesterday();
      await retryDeliveries(database, { id: first }, [one, two]);
      expect(await takeDeliveries(database, 'webhook', 9)).toMatchObject([
        { message: { id: first }, recipient: '', attempts: 1 },
      ]);
    });

    it('is due at once also while it waits: somebody has asked for it', async () => {
      const { database, first } = await failedYesterday();
      await retryDeliveries(database, { id: first }, [one, two]);
      await takeDeliveries(database, 'team', 9);
      expect(await retryDeliveries(database, { id: first }, [one, two])).toBe(1);
      expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
        { message: { id: first }, recipient: two },
      ]);
    });

    it('is all that failed where no message is named, and each once', async () => {
      const { database, second, first } = await failedYesterday();
      await retryDeliveries(database, { id: first }, [one, two]);
      expect(await retryDeliveries(database, 'failed', [one, two])).toBe(1);
      const ids = (await takeDeliveries(database, 'team', 9)).map((taken) => taken.message.id);
      expect(ids.toSorted()).toEqual([first, second].toSorted());
      expect(await retryDeliveries(database, 'failed', [one, two])).toBe(0);
    });

    it('is counted by messages, not by people', async () => {
      const { database } = await failedYesterday();
      expect(await retryDeliveries(database, 'failed', [one, two, three])).toBe(2);
    });

    it('is never a receipt, which would come too late', async () => {
      const { database } = await failedYesterday();
      await retryDeliveries(database, 'failed', [one, two]);
      expect(await takeDeliveries(database, 'receipt', 9)).toEqual([]);
    });
  });

  describe('what waits for an address that left the team', () => {
    /** One message is delivered to `one` and waits for `two`; another waits for `one`. */
    async function waiting() {
      const { database, clock, pass } = storeOnClock(await newPlace());
      const strayed = await accept(database, everywhere);
      const own = await accept(database, { ...message, targets: [teamTarget(one)] });
      await recordDue(database, (delivery) =>
        delivery.recipient === one && delivery.message.id === strayed.id
          ? delivered
          : later(clock() + MINUTE),
      );
      return { database, pass, strayed: strayed.id, own: own.id };
    }

    it('stays where it is while nobody has left', async () => {
      const { database } = await waiting();
      expect(await readdressDeliveries(database, [one, two])).toBe(0);
    });

    it('goes to those who are in it now, at once, and not to those who have it', async () => {
      const { database, strayed } = await waiting();
      expect(await readdressDeliveries(database, [one, three])).toBe(1);
      expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
        { message: { id: strayed }, recipient: three, attempts: 1 },
      ]);
    });

    it('goes to nobody who has it, also where MAIL_TO now writes the address in another way', async () => {
      const { database } = await waiting();
      await readdressDeliveries(database, [one.toUpperCase(), three]);
      const recipients = (await takeDeliveries(database, 'team', 9)).map(({ recipient }) => recipient);
      expect(recipients).toEqual([three]);
    });

    it('goes there once', async () => {
      const { database, strayed } = await waiting();
      await readdressDeliveries(database, [one, three]);
      expect(await readdressDeliveries(database, [one, three])).toBe(0);
      const [record] = await findMessages(database, { name: strayed, limit: 1 });
      expect(record?.deliveries).toHaveLength(4);
    });

    it('is not what waits for an address that is only written in another way', async () => {
      const { database, pass, own } = await waiting();
      await readdressDeliveries(database, [one.toUpperCase(), three]);
      await takeDeliveries(database, 'team', 9);
      pass(HOUR);
      const taken = await takeDeliveries(database, 'team', 9);
      expect(taken.find((delivery) => delivery.message.id === own)).toMatchObject({ recipient: one });
    });
  });
});
