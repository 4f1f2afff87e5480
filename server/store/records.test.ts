import { expect, it } from 'vitest';
import { message } from '#server/testing/delivery.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { describeOnBoth, start, storeOnClock } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import type { DestinationName, Target } from './message.ts';
import type { Outbox, Outcome } from './outbox.ts';
import { everyMessage } from './person.ts';

const failed: Outcome = { state: 'failed', reason: 'no', refused: true };
const waiting = (refused: boolean): Outcome => ({
  ...{ state: 'queued', reason: 'busy', refused },
  due: new Date(start + 10 * DAY),
});

async function accept(
  outbox: Outbox,
  email = sampleContact.email,
  targets: readonly Target[] = message.targets,
) {
  const contact = { ...sampleContact, email };
  const acceptance = await outbox.accept({ ...message, contact, targets });
  if (acceptance.kind !== 'accepted') throw new Error(`not accepted: ${acceptance.kind}`);
  return acceptance;
}

/** A message whose delivery to the team has ended so. */
async function settled(outbox: Outbox, outcome: Outcome): Promise<string> {
  const { id } = await accept(outbox);
  for (const taken of await outbox.take('team', 1)) await outbox.settle(taken, outcome);
  return id;
}

describeOnBoth((newPlace) => {
  const setUp = async () => storeOnClock(await newPlace());
  const idsOf = async (outbox: Outbox, filter: Partial<Parameters<Outbox['find']>[0]> = {}) =>
    (await outbox.find({ limit: 9, ...filter })).map(({ id }) => id);

  it('finds messages by id, reference, sender, state and destination, the latest first and page by page', async () => {
    const { outbox } = await setUp();
    const delivered = await settled(outbox, { state: 'delivered' });
    const given = await settled(outbox, failed);
    const targets = [...message.targets, { destination: 'webhook', recipient: '' } as const];
    const { id: queued, reference } = await accept(outbox, 'jo@müller.example', targets);
    for (const taken of await outbox.take('webhook', 1)) await outbox.settle(taken, failed);
    const all = [queued, given, delivered];
    expect(await idsOf(outbox)).toEqual(all);
    expect([await idsOf(outbox, { name: queued }), await idsOf(outbox, { name: reference })]).toEqual([
      [queued],
      [queued],
    ]);
    expect(await idsOf(outbox, { name: '01a1fbc5-3c83-7035-a8b6-8e49c7afd047' })).toEqual([]);
    expect(await outbox.find({ name: queued, limit: 1 })).toMatchObject([
      { sender: 'jo@xn--mller-kva.example' },
    ]);
    expect(await idsOf(outbox, { state: 'queued' })).toEqual([queued]);
    expect(await idsOf(outbox, { state: 'failed' })).toEqual([given]);
    expect(await idsOf(outbox, { state: 'delivered' })).toEqual([delivered]);
    expect(await idsOf(outbox, { state: 'failed', to: 'webhook' })).toEqual([queued]);
    expect(await idsOf(outbox, { limit: 2 })).toEqual([queued, given]);
    expect(await idsOf(outbox, { limit: 2, before: given })).toEqual([delivered]);
  });

  it('comes to the last of many', async () => {
    const { outbox } = await setUp();
    await Promise.all(Array.from({ length: 1100 }, (_, index) => accept(outbox, `${index}@else.example`)));
    const found = await Array.fromAsync(everyMessage(outbox));
    expect(new Set(found.map(({ sender }) => sender)).size).toBe(1100);
    expect((await outbox.find({ limit: 1100 })).map(({ deliveries }) => deliveries.length)).not.toContain(0);
  });

  it('deletes the messages that are named, whatever their state, and nothing else', async () => {
    const { outbox } = await setUp();
    const [first, kept] = [await settled(outbox, failed), await accept(outbox)];
    const second = await accept(outbox);
    expect(new Set(await outbox.remove({ ids: [first, second.id] }))).toEqual(
      new Set([
        { id: first, state: 'failed', receivedAt: new Date(start) },
        { id: second.id, state: 'queued', receivedAt: new Date(start) },
      ]),
    );
    expect(await outbox.remove({ ids: [first] })).toEqual([]);
    expect(await outbox.take('team', 9)).toMatchObject([{ id: kept.id }]);
    expect(await idsOf(outbox)).toEqual([kept.id]);
  });

  it('deletes by age what was delivered or given up, never what waits for somebody of the team', async () => {
    const { outbox, clock, pass } = await setUp();
    const purge = async (before: number, limit = 9) =>
      (await outbox.remove({ settledBefore: new Date(before), limit })).map(({ id }) => id).sort();
    const again = await settled(outbox, failed);
    await outbox.retry('failed', ['team@bewertra.example']);
    await outbox.take('team', 1);
    const second = { destination: 'team', recipient: 'second@bewertra.example' } as const;
    const partly = await accept(outbox, undefined, [...message.targets, second]);
    for (const taken of await outbox.take('team', 2))
      await outbox.settle(
        taken,
        taken.recipient === second.recipient ? waiting(false) : { state: 'delivered' },
      );
    const old = [await settled(outbox, { state: 'delivered' }), await settled(outbox, failed)];
    pass(1);
    const newer = await settled(outbox, { state: 'delivered' });
    expect(await purge(start)).toEqual([]);
    expect(await purge(clock(), 1)).toHaveLength(1);
    expect(await purge(clock(), 9)).toHaveLength(1);
    expect((await idsOf(outbox)).filter((id) => old.includes(id))).toEqual([]);
    expect(await purge(clock() + 999 * DAY)).toEqual([newer]);
    expect(await idsOf(outbox)).toEqual([partly.id, again]);
  });

  it('scrubs beside another one that has it open, and loses nothing that is there', async () => {
    const { outbox, openAgain } = await setUp();
    const second = openAgain();
    const [gone, kept] = [await accept(outbox), await accept(outbox)];
    await outbox.remove({ ids: [gone.id] });
    const [scrubbed, , late] = await Promise.all([outbox.scrub(), idsOf(second), accept(second)]);
    expect(scrubbed).toBe(true);
    expect(await idsOf(second)).toEqual([late.id, kept.id]);
  });

  it('knows for each destination how many messages wait, failed, were refused or are late, and since when', async () => {
    const { outbox, clock, pass } = await setUp();
    const summary = async () => {
      const entries = await outbox.summary(new Date(clock() - HOUR));
      return Object.fromEntries(entries.map(({ destination, ...rest }) => [destination, rest]));
    };
    const none = { queued: 0, failed: 0, refused: 0, overdue: 0, oldestQueued: undefined };
    expect(await summary()).toEqual({ team: none, receipt: none, webhook: none });
    const to = (destination: DestinationName) => ({ destination, recipient: '' });
    const two = { destination: 'team', recipient: 'second@bewertra.example' } as const;
    // Of two people of the team; each is one message.
    const outcomes: [Outcome, Outcome][] = [
      [failed, { ...failed, refused: false }],
      [waiting(true), waiting(false)],
      [failed, waiting(true)],
      [waiting(false), waiting(false)],
      [{ state: 'delivered' }, { state: 'delivered' }],
    ];
    for (const pair of outcomes) {
      await accept(outbox, undefined, [...message.targets, two, to('webhook')]);
      for (const [index, taken] of (await outbox.take('team', 2)).entries())
        await outbox.settle(taken, pair[index] ?? failed);
      for (const taken of await outbox.take('webhook', 1)) await outbox.settle(taken, failed);
    }
    const webhook = { ...none, failed: 5, refused: 5 };
    const team = { queued: 3, failed: 2, refused: 3, overdue: 0, oldestQueued: new Date(start) };
    expect(await summary()).toEqual({ team, webhook, receipt: none });
    pass(HOUR);
    expect(await summary()).toEqual({ team: { ...team, overdue: 2 }, webhook, receipt: none });
    await outbox.retry('failed', ['team@bewertra.example', two.recipient]);
    expect(await summary()).toMatchObject({
      team: { queued: 4, failed: 0, refused: 2 },
      webhook: { queued: 5, failed: 0, oldestQueued: new Date(clock()) },
    });
  });

  it('gives the telling of a trouble to one of several, again after a minute, once when it begins and once when it is over', async () => {
    const { outbox, openAgain, clock, pass } = await setUp();
    const stores = [outbox, openAgain(), outbox];
    const claims = async (isThere: boolean) => {
      const all = await Promise.all(stores.map((store) => store.claim('disk', isThere)));
      return all.filter((claim) => claim !== undefined);
    };
    const begun = { since: new Date(start), over: false };
    const over = { since: new Date(start), over: true };
    expect(await claims(false)).toEqual([]);
    expect(await claims(true)).toEqual([begun]);
    pass(MINUTE - 1);
    expect(await claims(true)).toEqual([]);
    pass(1);
    // Whoever claimed it could not tell it.
    expect(await claims(true)).toEqual([begun]);
    // A clock that was set back puts it off by no more than that.
    pass(-DAY);
    expect(await claims(true)).toEqual([begun]);
    pass(DAY);
    await outbox.told('disk', begun);
    pass(DAY);
    expect(await claims(true)).toEqual([]);
    expect(await claims(false)).toEqual([over]);
    expect(await claims(false)).toEqual([]);
    pass(MINUTE);
    expect(await claims(false)).toEqual([over]);
    await outbox.told('disk', over);
    expect(await claims(false)).toEqual([]);
    expect(await claims(true)).toEqual([{ since: new Date(clock()), over: false }]);
    // Over before anybody was told: nothing to tell, and anew when it is back.
    expect(await claims(false)).toEqual([]);
    pass(1);
    expect(await claims(true)).toEqual([{ since: new Date(clock()), over: false }]);
    expect(await outbox.claim('another', true)).toMatchObject({ over: false });
  });
});
