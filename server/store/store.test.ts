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
import type { StoreResult, Outbox, Settlement } from './outbox.ts';

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

async function accept(outbox: Outbox, some: NewMessage = message): Promise<MessageIdentity> {
  const { kind, ...stored } = await outbox.accept(some);
  if (kind !== 'accepted') throw new Error(`not accepted: ${kind}`);
  return stored as MessageIdentity;
}

async function takeOne(outbox: Outbox, destination: Delivery['destination'] = 'team'): Promise<Delivery> {
  const [taken] = await outbox.take(destination, 1);
  if (taken === undefined) throw new Error('nothing was due');
  return taken;
}

const kinds = (answers: StoreResult[], kind: string) =>
  answers.filter((answer) => answer.kind === kind).length;
const many = <Result>(length: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));
const stored = (outbox: Outbox) => outbox.find({ limit: 1000 });

describeOnBoth((newPlace, isPostgres) => {
  const setUp = async () => storeOnClock(await newPlace());

  it('a message is there with everything when the store is opened again', async () => {
    const place = await newPlace();
    const { outbox, close } = storeAt(place, { clock: () => start });
    const agreed = agreedNow();
    const { id, reference, receivedAt } = await accept(outbox, { ...keyed, ...paid, locale: 'en', agreed });
    await close();
    expect([receivedAt, readReference(reference ?? '')]).toEqual([new Date(start), reference]);
    const again = storeAt(place, { clock: () => start + MINUTE }).outbox;
    const own = { id, reference, contact: sampleContact, locale: 'en', receivedAt };
    const [target] = message.targets;
    const delivery = { ...target, attempts: 1, refused: 0, triedSince: receivedAt };
    expect(await again.take('team', 9)).toEqual([{ ...own, ...delivery }]);
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
    const { outbox, openAgain } = await setUp();
    const stores = [outbox, openAgain()];
    const accepted = await many(100, (index) => accept(stores[index % 2] ?? outbox));
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(100);
    expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(100);
    const answers = await many(30, (index) => (stores[index % 2] ?? outbox).accept(keyed));
    expect([kinds(answers, 'accepted'), kinds(answers, 'repeated')]).toEqual([1, 29]);
    expect(new Set(answers.map((answer) => 'id' in answer && answer.id)).size).toBe(1);
    const racing = [paid, { ...paid, contact: other.contact }];
    const two = await Promise.all(racing.map((some, index) => (stores[index] ?? outbox).accept(some)));
    expect(two.map(({ kind }) => kind).sort()).toEqual(['accepted', 'conflict']);
    expect(await stored(outbox)).toHaveLength(102);
  });

  it('a repeated message is known, also after its delivery; another one under its key or nonce is refused', async () => {
    const { outbox, pass } = await setUp();
    expect([await outbox.recall(keyed), await outbox.recall(message)]).toEqual([undefined, undefined]);
    const [second, first] = [await accept(outbox, paid), await accept(outbox, keyed)];
    pass(DAY);
    for (const taken of await outbox.take('team', 9)) await outbox.settle(taken, { state: 'delivered' });
    for (const ask of [outbox.recall, outbox.accept]) {
      expect(await ask(keyed)).toEqual({ kind: 'repeated', ...first });
      expect(await ask(paid)).toEqual({ kind: 'repeated', ...second });
      expect(await ask({ ...paid, idempotencyKey: 'another-key' })).toEqual({ kind: 'repeated', ...second });
      expect(await ask(other)).toEqual({ kind: 'conflict' });
      expect(await ask({ ...other, ...paid, contact: other.contact })).toEqual({ kind: 'conflict' });
      // Where both are known, the key decides.
      expect(await ask({ ...keyed, nonce: '7d0c9a5f4f6f3f0f' })).toEqual({ kind: 'repeated', ...first });
    }
    expect(await stored(outbox)).toHaveLength(2);
  });

  it('a reference that is another message’s is thrown again', async () => {
    const { outbox } = await setUp();
    given.references = ['BW-7K3Q-M2', 'BW-7K3Q-M2', 'BW-7K3Q-M2', 'BW-3D40-4H'];
    onTestFinished(() => void (given.references = []));
    const references = [await accept(outbox), await accept(outbox)].map(({ reference }) => reference);
    expect(references).toEqual(['BW-7K3Q-M2', 'BW-3D40-4H']);
  });

  it('exactly as many are accepted as the ceilings say, by two stores at once, and the others hear until when', async () => {
    const { outbox, openAgain, pass } = await setUp();
    const ceilings = [
      { max: 20, window: HOUR },
      { max: 30, window: DAY },
    ];
    const some = { ...message, ceilings };
    const stores = [outbox, openAgain()];
    const acceptMany = async (count: number) =>
      kinds(await many(count, (index) => (stores[index % 2] ?? outbox).accept(some)), 'accepted');
    const known = await accept(outbox, { ...keyed, ceilings });
    expect(await acceptMany(60)).toBe(19);
    expect(await openAgain().accept(some)).toEqual({ kind: 'full', until: new Date(start + HOUR) });
    expect(await outbox.accept({ ...keyed, ceilings })).toEqual({ kind: 'repeated', ...known });
    expect(await stored(outbox)).toHaveLength(20);
    pass(HOUR);
    expect(await acceptMany(20)).toBe(10);
    // After a clock that was wrong is set back, what was received by it does not count.
    pass(-2 * DAY);
    expect(await acceptMany(1)).toBe(1);
  });

  it('a delivery is one worker’s while its lease lasts, and comes due again when it ends', async () => {
    const { outbox, pass } = await setUp();
    const { id } = await accept(outbox);
    await takeOne(outbox);
    pass(leaseTime - 1);
    expect(await outbox.take('team', 9)).toEqual([]);
    pass(1);
    expect(await outbox.take('team', 9)).toMatchObject([{ id, attempts: 2 }]);
  });

  it('the oldest is taken first, no more than asked for, and by two servers never the same', async () => {
    const place = await newPlace();
    // A database that takes the store for empty plans in another way.
    await execute(place, 'analyze');
    const { outbox, openAgain, pass } = storeOnClock(place);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push((await accept(outbox)).id);
      pass(10);
    }
    const taken = [await outbox.take('team', 3), await outbox.take('team', 3)];
    expect(taken.map((tasks) => tasks.map(({ id }) => id))).toEqual([ids.slice(0, 3), ids.slice(3)]);
    await many(200, () => accept(outbox));
    const second = openAgain();
    const shared = await many(60, (index) => (index % 2 === 0 ? outbox : second).take('team', 3));
    expect(Math.max(...shared.map(({ length }) => length))).toBe(3);
    const all = [...shared.flat(), ...(await outbox.take('team', 200))].map(({ id }) => id);
    expect([all.length, new Set(all).size]).toEqual([200, 200]);
  });

  it('what is delivered or failed is never taken again, and what waits when it is due', async () => {
    const { outbox, pass } = await setUp();
    const ids = [(await accept(outbox)).id, (await accept(outbox)).id, (await accept(outbox)).id];
    const tasks = await outbox.take('team', 3);
    const outcomes: Settlement[] = [{ state: 'delivered' }, failed, later(start + 5 * MINUTE, true)];
    for (const [index, id] of ids.entries())
      for (const task of tasks.filter((one) => one.id === id))
        await outbox.settle(task, outcomes[index] ?? failed);
    expect((await stored(outbox)).map(({ state, deliveries }) => [state, deliveries[0]])).toMatchObject([
      ['queued', { state: 'queued', reason: 'busy', refused: 1, settledAt: undefined }],
      ['failed', { state: 'failed', reason: '550 no such user', refused: 1, settledAt: new Date(start) }],
      ['delivered', { state: 'delivered', reason: undefined, refused: 0, settledAt: new Date(start) }],
    ]);
    pass(5 * MINUTE - 1);
    expect(await outbox.take('team', 9)).toEqual([]);
    pass(1);
    expect(await outbox.take('team', 9)).toMatchObject([{ id: ids[2], attempts: 2, refused: 1 }]);
    pass(DAY);
    expect(await outbox.take('team', 9)).toMatchObject([{ id: ids[2] }]);
  });

  it('a worker whose lease has passed to another changes nothing, except that it delivered', async () => {
    const { outbox, clock, pass } = await setUp();
    await accept(outbox);
    const late = await takeOne(outbox);
    pass(leaseTime);
    const taken = await takeOne(outbox);
    for (const outcome of [later(clock()), failed]) await outbox.settle(late, outcome);
    expect(await outbox.take('team', 9)).toEqual([]);
    expect(await stored(outbox)).toMatchObject([{ state: 'queued', deliveries: [{ reason: undefined }] }]);
    await outbox.settle(late, { state: 'delivered' });
    await outbox.settle(taken, failed);
    expect(await stored(outbox)).toMatchObject([{ state: 'delivered', deliveries: [{ reason: undefined }] }]);
  });

  it('each recipient and destination has its own delivery; the team’s are the message’s state', async () => {
    const { outbox, clock, pass } = await setUp();
    await accept(outbox, everywhere);
    const [first, second] = (await outbox.take('team', 9)).toSorted((a, b) =>
      a.recipient.localeCompare(b.recipient),
    );
    if (first === undefined || second === undefined) throw new Error('both were due');
    expect([first.recipient, second.recipient]).toEqual([one, two]);
    await outbox.settle(await takeOne(outbox, 'receipt'), failed);
    await outbox.settle(await takeOne(outbox, 'webhook'), { state: 'delivered' });
    await outbox.settle(first, failed);
    await outbox.settle(second, later(clock() + MINUTE));
    const outcomes = async () =>
      (await stored(outbox)).flatMap(({ state, deliveries }) => [
        state,
        ...deliveries.map((own) => `${own.destination} ${own.recipient}: ${own.state}`),
      ]);
    const others = ['receipt : failed', 'webhook : delivered'];
    expect(await outcomes()).toEqual(['queued', `team ${one}: failed`, `team ${two}: queued`, ...others]);
    pass(MINUTE);
    expect([await outbox.take('webhook', 9), await outbox.take('receipt', 9)]).toEqual([[], []]);
    await outbox.settle(await takeOne(outbox), { state: 'delivered' });
    expect(await outcomes()).toEqual(['failed', `team ${one}: failed`, `team ${two}: delivered`, ...others]);
  });

  it('what failed is sent anew, one message or all, as if it were new; never receipts, nor to who has it', async () => {
    const { outbox, clock, pass } = await setUp();
    const ids = [(await accept(outbox, everywhere)).id, (await accept(outbox, everywhere)).id];
    for (const destination of ['team', 'receipt', 'webhook'] as const)
      for (const task of await outbox.take(destination, 9))
        await outbox.settle(task, task.recipient === one ? { state: 'delivered' } : failed);
    pass(DAY);
    const [again = '', rest = ''] = ids;
    expect(await outbox.retry({ id: again }, [one, two])).toBe(1);
    const anew = { attempts: 1, refused: 0, triedSince: new Date(clock()), receivedAt: new Date(start) };
    expect(await outbox.take('team', 9)).toMatchObject([{ id: again, recipient: two, ...anew }]);
    expect(await outbox.take('webhook', 9)).toMatchObject([{ id: again, recipient: '', ...anew }]);
    // Queued ones are due at once as well, for a person who asks.
    expect(await outbox.retry({ id: again }, [one, two])).toBe(1);
    expect(await outbox.take('team', 9)).toMatchObject([{ id: again, recipient: two }]);
    expect(await outbox.retry('failed', [one, two])).toBe(1);
    expect(await outbox.take('team', 9)).toMatchObject([{ id: rest, recipient: two, ...anew }]);
    expect(await outbox.retry('failed', [one, two])).toBe(0);
    expect(await outbox.take('receipt', 9)).toEqual([]);
  });

  it('what waits for an address that left the team goes to those that are in it, once', async () => {
    const { outbox, clock, pass } = await setUp();
    const strayed = await accept(outbox, everywhere);
    const own = await accept(outbox, { ...message, targets: [{ destination: 'team', recipient: one }] });
    for (const task of await outbox.take('team', 9))
      await outbox.settle(
        task,
        task.recipient === one && task.id === strayed.id ? { state: 'delivered' } : later(clock() + HOUR),
      );
    expect(await outbox.retry('strayed', [one, two])).toBe(0);
    expect(await outbox.retry('strayed', [one.toUpperCase(), three])).toBe(1);
    expect(await outbox.retry('strayed', [one.toUpperCase(), three])).toBe(0);
    expect(await outbox.take('team', 9)).toMatchObject([{ id: strayed.id, recipient: three, attempts: 1 }]);
    pass(HOUR);
    const taken = (await outbox.take('team', 9)).map(({ id, recipient }) => [id, recipient]);
    expect(new Set(taken.map(String))).toEqual(new Set([`${own.id},${one}`, `${strayed.id},${three}`]));
    expect((await outbox.find({ name: strayed.id, limit: 1 }))[0]?.deliveries).toHaveLength(4);
  });

  it('after a clock was set back nothing waits for the time that it showed', async () => {
    const { outbox, clock, pass } = await setUp();
    await accept(outbox);
    await accept(outbox);
    await takeOne(outbox);
    await outbox.settle(await takeOne(outbox), later(clock() + 3 * HOUR));
    pass(-30 * MINUTE);
    expect(await outbox.take('team', 9)).toEqual([]);
    pass(-DAY);
    expect(await outbox.take('team', 9)).toHaveLength(2);
    expect(await outbox.take('team', 9)).toEqual([]);
  });

  it('everybody who opens the store shares its secret', async () => {
    const place = await newPlace();
    const secrets = await many(6, () => storeAt(place).secret());
    expect(new Set(secrets.map((secret) => secret('x'))).size).toBe(1);
    const elsewhere = await storeAt(await newPlace()).secret();
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
