import { describe, expect, it } from 'vitest';
import { accept, delivered, many, message, recordDue, stored } from '#server/testing/outbox.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { describeOnBoth, storeOnClock } from '#server/testing/store.ts';
import { DAY } from '#server/time.ts';
import type { NewMessage } from './message.ts';
import { storeMessage } from './outbox.ts';
import { recallMessage } from './recall.ts';

const nonce = '7d0c9a5f4f6f3f0f';
const keyed: NewMessage = { ...message, idempotencyKey: 'key-of-one-form' };
const paid: NewMessage = { ...message, nonce };
const otherContact = { ...sampleContact, message: 'Something else' };

describeOnBoth((newPlace) => {
  it('a message that nobody has sent before is not known, nor one without key and nonce', async () => {
    const { database } = storeOnClock(await newPlace());
    await accept(database);
    expect(await recallMessage(database, keyed)).toBeUndefined();
    expect(await recallMessage(database, message)).toBeUndefined();
  });

  it('a message that comes thirty times at once, at two servers, is stored once', async () => {
    const { database, openAgain } = storeOnClock(await newPlace());
    const other = openAgain();
    const answers = await many(30, (index) => storeMessage(index % 2 === 0 ? database : other, keyed));
    expect(answers.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'repeated')).toHaveLength(29);
    expect(new Set(answers.map((answer) => 'id' in answer && answer.id)).size).toBe(1);
    expect(await stored(database)).toHaveLength(1);
  });

  it('of two messages that one nonce pays for at once, one is stored', async () => {
    const { database, openAgain } = storeOnClock(await newPlace());
    const answers = await Promise.all([
      storeMessage(database, paid),
      storeMessage(openAgain(), { ...paid, contact: otherContact }),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['accepted', 'conflict']);
    expect(await stored(database)).toHaveLength(1);
  });

  // Asked before the captcha is checked, and again within the transaction that stores it.
  describe.each([
    ['recallMessage', recallMessage],
    ['storeMessage', storeMessage],
  ] as const)('%s', (_name, ask) => {
    /** One message is known by its key and one by its nonce; both are delivered for a day. */
    async function known() {
      const { database, pass } = storeOnClock(await newPlace());
      const byNonce = await accept(database, paid);
      const byKey = await accept(database, keyed);
      await recordDue(database, delivered);
      pass(DAY);
      return { database, byNonce, byKey };
    }

    it('knows a message by its key, also after its delivery', async () => {
      const { database, byKey } = await known();
      expect(await ask(database, keyed)).toEqual({ kind: 'repeated', ...byKey });
      expect(await stored(database)).toHaveLength(2);
    });

    it('knows a message by its nonce, also with a key of another attempt', async () => {
      const { database, byNonce } = await known();
      const again = { ...paid, idempotencyKey: 'another-key' };
      expect(await ask(database, paid)).toEqual({ kind: 'repeated', ...byNonce });
      expect(await ask(database, again)).toEqual({ kind: 'repeated', ...byNonce });
      expect(await stored(database)).toHaveLength(2);
    });

    it('goes by the key where both are known', async () => {
      const { database, byKey } = await known();
      expect(await ask(database, { ...keyed, nonce })).toEqual({ kind: 'repeated', ...byKey });
    });

    it('goes by the key also where it was stored first', async () => {
      const { database } = storeOnClock(await newPlace());
      const byKey = await accept(database, keyed);
      await accept(database, paid);
      expect(await ask(database, { ...keyed, nonce })).toEqual({ kind: 'repeated', ...byKey });
    });

    it('refuses another message under the same key', async () => {
      const { database } = await known();
      expect(await ask(database, { ...keyed, contact: otherContact })).toEqual({ kind: 'conflict' });
      expect(await stored(database)).toHaveLength(2);
    });

    it('refuses another message that the same nonce is to pay for', async () => {
      const { database } = await known();
      expect(await ask(database, { ...paid, contact: otherContact })).toEqual({ kind: 'conflict' });
      expect(await stored(database)).toHaveLength(2);
    });
  });
});
