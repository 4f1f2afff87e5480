import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { agreedNow } from '#common/legalVersions.ts';
import { readReference } from '#common/reference.ts';
import { accept, many, message, stored } from '#server/testing/outbox.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { describeOnBoth, start, storeAt, storeOnClock } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import type { Database } from './database.ts';
import { leaseTime } from './leases.ts';
import type { NewMessage } from './message.ts';
import { storeMessage, takeDeliveries } from './outbox.ts';

const given = vi.hoisted((): { references: string[] } => ({ references: [] }));
vi.mock('./reference.ts', async (original) => {
  const { newReference } = await original<{ newReference: () => string }>();
  return { newReference: () => given.references.shift() ?? newReference() };
});

describeOnBoth((newPlace) => {
  describe('a message', () => {
    const whole: NewMessage = {
      ...message,
      locale: 'en',
      agreed: agreedNow(),
      idempotencyKey: 'key-of-one-form',
      nonce: '7d0c9a5f4f6f3f0f',
    };

    /** It was stored, the store was closed, and is open again a minute later. */
    async function openedAgain() {
      const place = await newPlace();
      const database = storeAt(place, { clock: () => start });
      const identity = await accept(database, whole);
      await database.close();
      return { identity, again: storeAt(place, { clock: () => start + MINUTE }) };
    }

    it('has a reference that people can say, and the time at which it came', async () => {
      const { reference, receivedAt } = await accept(storeAt(await newPlace(), { clock: () => start }));
      expect(reference).toBe(readReference(reference ?? ''));
      expect(receivedAt).toEqual(new Date(start));
    });

    it('is there as it was typed when the store is opened again, and is delivered', async () => {
      const { identity, again } = await openedAgain();
      expect(await takeDeliveries(again, 'team', 9)).toEqual([
        {
          message: { ...identity, contact: sampleContact, locale: 'en' },
          ...whole.targets[0],
          attempts: 1,
          refusals: 0,
          triedSince: identity.receivedAt,
        },
      ]);
    });

    it('is there with all that is kept of it', async () => {
      const { identity, again } = await openedAgain();
      await takeDeliveries(again, 'team', 9);
      expect(await stored(again)).toEqual([
        {
          ...identity,
          contact: sampleContact,
          locale: 'en',
          agreed: whole.agreed,
          idempotencyKey: whole.idempotencyKey,
          nonce: whole.nonce,
          state: 'queued',
          sender: sampleContact.email,
          fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          deliveries: [
            {
              ...whole.targets[0],
              state: 'queued',
              attempts: 1,
              refusals: 0,
              fault: undefined,
              due: new Date(start + MINUTE + leaseTime),
              triedSince: identity.receivedAt,
              settledAt: undefined,
              reason: undefined,
            },
          ],
        },
      ]);
    });
  });

  it('of a hundred that arrive at two servers at once, each has an id and a reference of its own', async () => {
    const { database, openAgain } = storeOnClock(await newPlace());
    const other = openAgain();
    const accepted = await many(100, (index) => accept(index % 2 === 0 ? database : other));
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(100);
    expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(100);
    expect(await stored(database)).toHaveLength(100);
  });

  it('a reference that is another message’s is thrown again', async () => {
    const { database } = storeOnClock(await newPlace());
    given.references = ['BW-7K3Q-M2', 'BW-7K3Q-M2', 'BW-7K3Q-M2', 'BW-3D40-4H'];
    onTestFinished(() => void (given.references = []));
    expect((await accept(database)).reference).toBe('BW-7K3Q-M2');
    expect((await accept(database)).reference).toBe('BW-3D40-4H');
  });

  describe('ceilings', () => {
    const ceilings = [
      { max: 20, window: HOUR },
      { max: 30, window: DAY },
    ];
    const limited: NewMessage = { ...message, ceilings };

    /** Two servers that store messages at once. */
    async function servers() {
      const { database, openAgain, pass } = storeOnClock(await newPlace());
      const other = openAgain();
      const acceptMany = async (count: number) => {
        const answers = await many(count, (at) => storeMessage(at % 2 === 0 ? database : other, limited));
        return answers.filter(({ kind }) => kind === 'accepted').length;
      };
      return { database, other, pass, acceptMany };
    }

    it('let exactly as many in as they say, however many come at once', async () => {
      const { database, acceptMany } = await servers();
      expect(await acceptMany(60)).toBe(20);
      expect(await stored(database)).toHaveLength(20);
    });

    it('say until when they are reached', async () => {
      const { other, acceptMany } = await servers();
      await acceptMany(20);
      expect(await storeMessage(other, limited)).toEqual({
        kind: 'ceilingReached',
        until: new Date(start + HOUR),
      });
    });

    it('refuse no message that is there already', async () => {
      const { database, acceptMany } = await servers();
      const keyed = { ...limited, idempotencyKey: 'key-of-one-form' };
      const known = await accept(database, keyed);
      await acceptMany(20);
      expect(await storeMessage(database, keyed)).toEqual({ kind: 'repeated', ...known });
    });

    it('hold each by itself: what an hour lets in, the day may not', async () => {
      const { acceptMany, pass } = await servers();
      await acceptMany(20);
      pass(HOUR);
      expect(await acceptMany(20)).toBe(10);
    });

    it('do not count what was received by a clock that was wrong and is set back', async () => {
      const { acceptMany, pass } = await servers();
      await acceptMany(20);
      pass(-2 * DAY);
      expect(await acceptMany(1)).toBe(1);
    });
  });

  it('a message without ceilings is never refused', async () => {
    const database: Database = storeAt(await newPlace());
    await many(40, () => accept(database));
    expect(await stored(database)).toHaveLength(40);
  });
});
