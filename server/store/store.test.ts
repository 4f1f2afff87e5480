import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { agreedNow } from '#common/legalVersions.ts';
import { readReference } from '#common/reference.ts';
import { message as plain } from '#server/testing/delivery.ts';
import { execute } from '#server/testing/releasedStore.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { describeOnBoth, start, storeAt, storeOnClock } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import { openDatabase } from './database.ts';
import type { NewMessage, Delivery } from './message.ts';
import type { MessageIdentity } from './message.ts';
import { leaseTime } from './leases.ts';
import { settleDelivery, storeMessage, takeDeliveries, type Settlement, type StoreResult } from './outbox.ts';
import { recallMessage } from './recall.ts';
import { readdressDeliveries, retryDeliveries } from './requeue.ts';
import type { Database } from './database.ts';
import { findMessages } from './records.ts';
import { storedSecret } from './secret.ts';

const given = vi.hoisted((): { references: string[] } => ({ references: [] }));
vi.mock('./reference.ts', async (original) => {
  const { newReference } = await original<{ newReference: () => string }>();
  return { newReference: () => given.references.shift() ?? newReference() };
});

const [one, two, three] = ['one@bewertra.example', 'two@bewertra.example', 'three@bewertra.example'];
const message: NewMessage = plain;
const keyed: NewMessage = { ...message, idempotencyKey: 'key-of-one-form' };
const paid: NewMessage = { ...message, nonce: '7d0c9a5f4f6f3f0f' };
const other: NewMessage = { ...keyed, contact: { ...sampleContact, message: 'Something else' } };
const everywhere: NewMessage = {
  ...message,
  targets: [
    { destination: 'webhook', recipient: '' },
    { destination: 'receipt', recipient: '' },
    { destination: 'team', recipient: two },
    { destination: 'team', recipient: one },
  ],
};

const failed: Settlement = { state: 'failed', reason: '550 no such user', refused: true };
const later = (due: number, refused = false): Settlement => ({
  ...{ state: 'queued', reason: 'busy', refused },
  due: new Date(due),
});

async function accept(database: Database, some: NewMessage = message): Promise<MessageIdentity> {
  const { kind, ...stored } = await storeMessage(database, some);
  if (kind !== 'accepted') throw new Error(`not accepted: ${kind}`);
  return stored as MessageIdentity;
}

async function takeOne(database: Database, destination: Delivery['destination'] = 'team'): Promise<Delivery> {
  const [taken] = await takeDeliveries(database, destination, 1);
  if (taken === undefined) throw new Error('nothing was due');
  return taken;
}

const kinds = (answers: StoreResult[], kind: string) =>
  answers.filter((answer) => answer.kind === kind).length;
const many = <Result>(length: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));
const stored = (database: Database) => findMessages(database, { limit: 1000 });

describeOnBoth((newPlace, isPostgres) => {
  const setUp = async () => storeOnClock(await newPlace());

  it('a message is there with everything when the store is opened again', async () => {
    const place = await newPlace();
    const database = storeAt(place, { clock: () => start });
    const agreed = agreedNow();
    const { id, reference, receivedAt } = await accept(database, { ...keyed, ...paid, locale: 'en', agreed });
    await database.close();
    expect([receivedAt, readReference(reference ?? '')]).toEqual([new Date(start), reference]);
    const again = storeAt(place, { clock: () => start + MINUTE });
    const own = { id, reference, contact: sampleContact, locale: 'en', receivedAt };
    const [target] = message.targets;
    const delivery = { ...target, attempts: 1, refused: 0, triedSince: receivedAt };
    expect(await takeDeliveries(again, 'team', 9)).toEqual([{ message: own, ...delivery }]);
    expect(await stored(again)).toEqual([
      {
        ...own,
        ...{ agreed, idempotencyKey: keyed.idempotencyKey, nonce: paid.nonce, state: 'queued' },
        sender: sampleContact.email,
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        deliveries: [
          {
            ...{ ...delivery, state: 'queued', settledAt: undefined, reason: undefined },
            due: new Date(start + MINUTE + leaseTime),
          },
        ],
      },
    ]);
  });

  it('many that arrive at once are stored, each under its own id, and a repeated one once', async () => {
    const { database, openAgain } = await setUp();
    const stores = [database, openAgain()];
    const accepted = await many(100, (index) => accept(stores[index % 2] ?? database));
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(100);
    expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(100);
    const answers = await many(30, (index) => storeMessage(stores[index % 2] ?? database, keyed));
    expect([kinds(answers, 'accepted'), kinds(answers, 'repeated')]).toEqual([1, 29]);
    expect(new Set(answers.map((answer) => 'id' in answer && answer.id)).size).toBe(1);
    const racing = [paid, { ...paid, contact: other.contact }];
    const two = await Promise.all(racing.map((some, index) => storeMessage(stores[index] ?? database, some)));
    expect(two.map(({ kind }) => kind).sort()).toEqual(['accepted', 'conflict']);
    expect(await stored(database)).toHaveLength(102);
  });

  it('a repeated message is known, also after its delivery; another one under its key or nonce is refused', async () => {
    const { database, pass } = await setUp();
    expect([await recallMessage(database, keyed), await recallMessage(database, message)]).toEqual([
      undefined,
      undefined,
    ]);
    const [second, first] = [await accept(database, paid), await accept(database, keyed)];
    pass(DAY);
    for (const taken of await takeDeliveries(database, 'team', 9))
      await settleDelivery(database, taken, { state: 'delivered' });
    for (const ask of [recallMessage, storeMessage]) {
      expect(await ask(database, keyed)).toEqual({ kind: 'repeated', ...first });
      expect(await ask(database, paid)).toEqual({ kind: 'repeated', ...second });
      expect(await ask(database, { ...paid, idempotencyKey: 'another-key' })).toEqual({
        kind: 'repeated',
        ...second,
      });
      expect(await ask(database, other)).toEqual({ kind: 'conflict' });
      expect(await ask(database, { ...other, ...paid, contact: other.contact })).toEqual({
        kind: 'conflict',
      });
      // Where both are known, the key decides.
      expect(await ask(database, { ...keyed, nonce: '7d0c9a5f4f6f3f0f' })).toEqual({
        kind: 'repeated',
        ...first,
      });
    }
    expect(await stored(database)).toHaveLength(2);
  });

  it('a reference that is another message’s is thrown again', async () => {
    const { database } = await setUp();
    given.references = ['BW-7K3Q-M2', 'BW-7K3Q-M2', 'BW-7K3Q-M2', 'BW-3D40-4H'];
    onTestFinished(() => void (given.references = []));
    const references = [await accept(database), await accept(database)].map(({ reference }) => reference);
    expect(references).toEqual(['BW-7K3Q-M2', 'BW-3D40-4H']);
  });

  it('exactly as many are accepted as the ceilings say, by two stores at once, and the others hear until when', async () => {
    const { database, openAgain, pass } = await setUp();
    const ceilings = [
      { max: 20, window: HOUR },
      { max: 30, window: DAY },
    ];
    const some = { ...message, ceilings };
    const stores = [database, openAgain()];
    const acceptMany = async (count: number) =>
      kinds(await many(count, (index) => storeMessage(stores[index % 2] ?? database, some)), 'accepted');
    const known = await accept(database, { ...keyed, ceilings });
    expect(await acceptMany(60)).toBe(19);
    expect(await storeMessage(openAgain(), some)).toEqual({ kind: 'full', until: new Date(start + HOUR) });
    expect(await storeMessage(database, { ...keyed, ceilings })).toEqual({ kind: 'repeated', ...known });
    expect(await stored(database)).toHaveLength(20);
    pass(HOUR);
    expect(await acceptMany(20)).toBe(10);
    // After a clock that was wrong is set back, what was received by it does not count.
    pass(-2 * DAY);
    expect(await acceptMany(1)).toBe(1);
  });

  it('a delivery is one worker’s while its lease lasts, and comes due again when it ends', async () => {
    const { database, pass } = await setUp();
    const { id } = await accept(database);
    await takeOne(database);
    pass(leaseTime - 1);
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    pass(1);
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([{ message: { id }, attempts: 2 }]);
  });

  it('the oldest is taken first, no more than asked for, and by two servers never the same', async () => {
    const place = await newPlace();
    // A database that takes the store for empty plans in another way.
    await execute(place, 'analyze');
    const { database, openAgain, pass } = storeOnClock(place);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push((await accept(database)).id);
      pass(10);
    }
    const taken = [await takeDeliveries(database, 'team', 3), await takeDeliveries(database, 'team', 3)];
    expect(taken.map((deliveries) => deliveries.map(({ message: { id } }) => id))).toEqual([
      ids.slice(0, 3),
      ids.slice(3),
    ]);
    await many(200, () => accept(database));
    const second = openAgain();
    const shared = await many(60, (index) => takeDeliveries(index % 2 === 0 ? database : second, 'team', 3));
    expect(Math.max(...shared.map(({ length }) => length))).toBe(3);
    const all = [...shared.flat(), ...(await takeDeliveries(database, 'team', 200))].map(
      ({ message: { id } }) => id,
    );
    expect([all.length, new Set(all).size]).toEqual([200, 200]);
  });

  it('what is delivered or failed is never taken again, and what waits when it is due', async () => {
    const { database, pass } = await setUp();
    const ids = [(await accept(database)).id, (await accept(database)).id, (await accept(database)).id];
    const deliveries = await takeDeliveries(database, 'team', 3);
    const outcomes: Settlement[] = [{ state: 'delivered' }, failed, later(start + 5 * MINUTE, true)];
    for (const [index, id] of ids.entries())
      for (const delivery of deliveries.filter((one) => one.message.id === id))
        await settleDelivery(database, delivery, outcomes[index] ?? failed);
    expect((await stored(database)).map(({ state, deliveries }) => [state, deliveries[0]])).toMatchObject([
      ['queued', { state: 'queued', reason: 'busy', refused: 1, settledAt: undefined }],
      ['failed', { state: 'failed', reason: '550 no such user', refused: 1, settledAt: new Date(start) }],
      ['delivered', { state: 'delivered', reason: undefined, refused: 0, settledAt: new Date(start) }],
    ]);
    pass(5 * MINUTE - 1);
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    pass(1);
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
      { message: { id: ids[2] }, attempts: 2, refused: 1 },
    ]);
    pass(DAY);
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([{ message: { id: ids[2] } }]);
  });

  it('a worker whose lease has passed to another changes nothing, except that it delivered', async () => {
    const { database, clock, pass } = await setUp();
    await accept(database);
    const late = await takeOne(database);
    pass(leaseTime);
    const taken = await takeOne(database);
    for (const outcome of [later(clock()), failed]) await settleDelivery(database, late, outcome);
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    expect(await stored(database)).toMatchObject([{ state: 'queued', deliveries: [{ reason: undefined }] }]);
    await settleDelivery(database, late, { state: 'delivered' });
    await settleDelivery(database, taken, failed);
    expect(await stored(database)).toMatchObject([
      { state: 'delivered', deliveries: [{ reason: undefined }] },
    ]);
  });

  it('each recipient and destination has its own delivery; the team’s are the message’s state', async () => {
    const { database, clock, pass } = await setUp();
    await accept(database, everywhere);
    const [first, second] = (await takeDeliveries(database, 'team', 9)).toSorted((a, b) =>
      a.recipient.localeCompare(b.recipient),
    );
    if (first === undefined || second === undefined) throw new Error('both were due');
    expect([first.recipient, second.recipient]).toEqual([one, two]);
    await settleDelivery(database, await takeOne(database, 'receipt'), failed);
    await settleDelivery(database, await takeOne(database, 'webhook'), { state: 'delivered' });
    await settleDelivery(database, first, failed);
    await settleDelivery(database, second, later(clock() + MINUTE));
    const outcomes = async () =>
      (await stored(database)).flatMap(({ state, deliveries }) => [
        state,
        ...deliveries.map((own) => `${own.destination} ${own.recipient}: ${own.state}`),
      ]);
    const others = ['receipt : failed', 'webhook : delivered'];
    expect(await outcomes()).toEqual(['queued', `team ${one}: failed`, `team ${two}: queued`, ...others]);
    pass(MINUTE);
    expect([
      await takeDeliveries(database, 'webhook', 9),
      await takeDeliveries(database, 'receipt', 9),
    ]).toEqual([[], []]);
    await settleDelivery(database, await takeOne(database), { state: 'delivered' });
    expect(await outcomes()).toEqual(['failed', `team ${one}: failed`, `team ${two}: delivered`, ...others]);
  });

  it('what failed is sent anew, one message or all, as if it were new; never receipts, nor to who has it', async () => {
    const { database, clock, pass } = await setUp();
    const ids = [(await accept(database, everywhere)).id, (await accept(database, everywhere)).id];
    for (const destination of ['team', 'receipt', 'webhook'] as const)
      for (const delivery of await takeDeliveries(database, destination, 9))
        await settleDelivery(
          database,
          delivery,
          delivery.recipient === one ? { state: 'delivered' } : failed,
        );
    pass(DAY);
    const [again = '', rest = ''] = ids;
    expect(await retryDeliveries(database, { id: again }, [one, two])).toBe(1);
    const anew = { attempts: 1, refused: 0, triedSince: new Date(clock()) };
    const received = { receivedAt: new Date(start) };
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
      { message: { id: again, ...received }, recipient: two, ...anew },
    ]);
    expect(await takeDeliveries(database, 'webhook', 9)).toMatchObject([
      { message: { id: again, ...received }, recipient: '', ...anew },
    ]);
    // Queued ones are due at once as well, for a person who asks.
    expect(await retryDeliveries(database, { id: again }, [one, two])).toBe(1);
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
      { message: { id: again }, recipient: two },
    ]);
    expect(await retryDeliveries(database, 'failed', [one, two])).toBe(1);
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
      { message: { id: rest, ...received }, recipient: two, ...anew },
    ]);
    expect(await retryDeliveries(database, 'failed', [one, two])).toBe(0);
    expect(await takeDeliveries(database, 'receipt', 9)).toEqual([]);
  });

  it('what waits for an address that left the team goes to those that are in it, once', async () => {
    const { database, clock, pass } = await setUp();
    const strayed = await accept(database, everywhere);
    const own = await accept(database, { ...message, targets: [{ destination: 'team', recipient: one }] });
    for (const delivery of await takeDeliveries(database, 'team', 9))
      await settleDelivery(
        database,
        delivery,
        delivery.recipient === one && delivery.message.id === strayed.id
          ? { state: 'delivered' }
          : later(clock() + HOUR),
      );
    expect(await readdressDeliveries(database, [one, two])).toBe(0);
    expect(await readdressDeliveries(database, [one.toUpperCase(), three])).toBe(1);
    expect(await readdressDeliveries(database, [one.toUpperCase(), three])).toBe(0);
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
      { message: { id: strayed.id }, recipient: three, attempts: 1 },
    ]);
    pass(HOUR);
    const taken = (await takeDeliveries(database, 'team', 9)).map(({ message: { id }, recipient }) => [
      id,
      recipient,
    ]);
    expect(new Set(taken.map(String))).toEqual(new Set([`${own.id},${one}`, `${strayed.id},${three}`]));
    expect((await findMessages(database, { name: strayed.id, limit: 1 }))[0]?.deliveries).toHaveLength(4);
  });

  it('after a clock was set back nothing waits for the time that it showed', async () => {
    const { database, clock, pass } = await setUp();
    await accept(database);
    await accept(database);
    await takeOne(database);
    await settleDelivery(database, await takeOne(database), later(clock() + 3 * HOUR));
    pass(-30 * MINUTE);
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    pass(-DAY);
    expect(await takeDeliveries(database, 'team', 9)).toHaveLength(2);
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
  });

  it('everybody who opens the store shares its secret', async () => {
    const place = await newPlace();
    const secrets = await many(6, () => storedSecret(storeAt(place)));
    expect(new Set(secrets.map((secret) => secret('x'))).size).toBe(1);
    const elsewhere = await storedSecret(storeAt(await newPlace()));
    expect(elsewhere('x')).not.toBe(secrets[0]?.('x'));
    expect(elsewhere('y')).not.toBe(elsewhere('x'));
  });

  it('what is stored is on the disk, whatever the database’s default', async () => {
    const place = await newPlace();
    const open = async () => {
      const { ready, close } = openDatabase(place);
      onTestFinished(close);
      return ready();
    };
    const name = new URL(place.databaseUrl ?? 'none:/').pathname.slice(1);
    if (isPostgres)
      await sql.raw(`alter database ${name} set synchronous_commit = off`).execute(await open());
    const ask = isPostgres ? 'show synchronous_commit' : 'pragma synchronous';
    const { rows } = await sql.raw(ask).execute(await open());
    expect(rows).toEqual([isPostgres ? { synchronous_commit: 'on' } : { synchronous: 2 }]);
  });
});
