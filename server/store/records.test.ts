import type { DestinationName } from '#server/destinations.ts';
import { describe, expect, it } from 'vitest';
import { message } from '#server/testing/delivery.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { describeOnBoth, start, storeOnClock } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import type { DeliveryTarget } from './message.ts';
import type { Database } from './database.ts';
import {
  settleDelivery,
  storeMessage,
  takeDeliveries,
  type FailureSettlement,
  type Settlement,
} from './outbox.ts';
import { retryDeliveries } from './requeue.ts';
import { everyMessage } from './person.ts';
import { findMessages, removeMessages } from './records.ts';
import { scrubStore } from './scrub.ts';
import { countFailingReceipts, summarizeDeliveries } from './summary.ts';
import { claimAlert, readAlertStates, recordAlert } from './alertState.ts';
import type { MessageFilter } from './records.ts';

const failed: FailureSettlement = { state: 'failed', reason: 'no', refused: true };
const waiting = (refused: boolean): FailureSettlement => ({
  state: 'queued',
  reason: 'busy',
  refused,
  due: new Date(start + 10 * DAY),
});

async function accept(
  database: Database,
  email = sampleContact.email,
  targets: readonly DeliveryTarget[] = message.targets,
) {
  const contact = { ...sampleContact, email };
  const acceptance = await storeMessage(database, { ...message, contact, targets });
  if (acceptance.kind !== 'accepted') throw new Error(`not accepted: ${acceptance.kind}`);
  return acceptance;
}

/** A message whose delivery to the team has ended so. */
async function settled(database: Database, outcome: Settlement): Promise<string> {
  const { id } = await accept(database);
  for (const taken of await takeDeliveries(database, 'team', 1))
    await settleDelivery(database, taken, outcome);
  return id;
}

describeOnBoth((newPlace) => {
  const setUp = async () => storeOnClock(await newPlace());
  const idsOf = async (database: Database, filter: Partial<MessageFilter> = {}) =>
    (await findMessages(database, { limit: 9, ...filter })).map(({ id }) => id);

  it('finds messages by id, reference, sender, state and destination, the latest first and page by page', async () => {
    const { database } = await setUp();
    const delivered = await settled(database, { state: 'delivered' });
    const given = await settled(database, failed);
    const targets = [...message.targets, { destination: 'webhook', recipient: '' } as const];
    const { id: queued, reference } = await accept(database, 'jo@müller.example', targets);
    for (const taken of await takeDeliveries(database, 'webhook', 1))
      await settleDelivery(database, taken, failed);
    const all = [queued, given, delivered];
    expect(await idsOf(database)).toEqual(all);
    expect([await idsOf(database, { name: queued }), await idsOf(database, { name: reference })]).toEqual([
      [queued],
      [queued],
    ]);
    expect(await idsOf(database, { name: '01a1fbc5-3c83-7035-a8b6-8e49c7afd047' })).toEqual([]);
    expect(await findMessages(database, { name: queued, limit: 1 })).toMatchObject([
      { sender: 'jo@xn--mller-kva.example' },
    ]);
    expect(await idsOf(database, { state: 'queued' })).toEqual([queued]);
    expect(await idsOf(database, { state: 'failed' })).toEqual([given]);
    expect(await idsOf(database, { state: 'delivered' })).toEqual([delivered]);
    expect(await idsOf(database, { state: 'failed', to: 'webhook' })).toEqual([queued]);
    expect(await idsOf(database, { limit: 2 })).toEqual([queued, given]);
    expect(await idsOf(database, { limit: 2, before: given })).toEqual([delivered]);
  });

  it('comes to the last of many', async () => {
    const { database } = await setUp();
    await Promise.all(Array.from({ length: 1100 }, (_, index) => accept(database, `${index}@else.example`)));
    const found = await Array.fromAsync(everyMessage(database));
    expect(new Set(found.map(({ sender }) => sender)).size).toBe(1100);
    expect(
      (await findMessages(database, { limit: 1100 })).map(({ deliveries }) => deliveries.length),
    ).not.toContain(0);
  });

  it('deletes the messages that are named, whatever their state, and nothing else', async () => {
    const { database } = await setUp();
    const [first, kept] = [await settled(database, failed), await accept(database)];
    const second = await accept(database);
    expect(new Set(await removeMessages(database, { ids: [first, second.id] }))).toEqual(
      new Set([
        { id: first, state: 'failed', receivedAt: new Date(start) },
        { id: second.id, state: 'queued', receivedAt: new Date(start) },
      ]),
    );
    expect(await removeMessages(database, { ids: [first] })).toEqual([]);
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([{ message: { id: kept.id } }]);
    expect(await idsOf(database)).toEqual([kept.id]);
  });

  it('deletes by age what was delivered or given up, never what waits for somebody of the team', async () => {
    const { database, clock, pass } = await setUp();
    const purge = async (before: number, limit = 9) =>
      (await removeMessages(database, { settledBefore: new Date(before), limit })).map(({ id }) => id).sort();
    const again = await settled(database, failed);
    await retryDeliveries(database, 'failed', ['team@bewertra.example']);
    await takeDeliveries(database, 'team', 1);
    const second = { destination: 'team', recipient: 'second@bewertra.example' } as const;
    const partly = await accept(database, undefined, [...message.targets, second]);
    for (const taken of await takeDeliveries(database, 'team', 2))
      await settleDelivery(
        database,
        taken,
        taken.recipient === second.recipient ? waiting(false) : { state: 'delivered' },
      );
    const old = [await settled(database, { state: 'delivered' }), await settled(database, failed)];
    pass(1);
    const newer = await settled(database, { state: 'delivered' });
    expect(await purge(start)).toEqual([]);
    expect(await purge(clock(), 1)).toHaveLength(1);
    expect(await purge(clock(), 9)).toHaveLength(1);
    expect((await idsOf(database)).filter((id) => old.includes(id))).toEqual([]);
    expect(await purge(clock() + 999 * DAY)).toEqual([newer]);
    expect(await idsOf(database)).toEqual([partly.id, again]);
  });

  it('scrubs beside another one that has it open, and loses nothing that is there', async () => {
    const { database, openAgain } = await setUp();
    const second = openAgain();
    const [gone, kept] = [await accept(database), await accept(database)];
    await removeMessages(database, { ids: [gone.id] });
    const [scrubbed, , late] = await Promise.all([scrubStore(database), idsOf(second), accept(second)]);
    expect(scrubbed).toBe(true);
    expect(await idsOf(second)).toEqual([late.id, kept.id]);
  });

  it('knows for each destination how many messages wait, failed, were refused or are late, and since when', async () => {
    const { database, clock, pass } = await setUp();
    const summary = async () => {
      const entries = await summarizeDeliveries(database, new Date(clock() - HOUR));
      return Object.fromEntries(entries.map(({ destination, ...rest }) => [destination, rest]));
    };
    const nothing = { count: 0, kinds: [] };
    const none = {
      queued: 0,
      failed: 0,
      refused: nothing,
      blocked: nothing,
      overdue: 0,
      oldestQueued: undefined,
    };
    expect(await summary()).toEqual({ team: none, receipt: none, webhook: none });
    const to = (destination: DestinationName) => ({ destination, recipient: '' });
    const two = { destination: 'team', recipient: 'second@bewertra.example' } as const;
    const busy = waiting(false);
    const refused: Settlement = { ...waiting(true), fault: 'recipient' };
    const blocked: Settlement = { ...waiting(false), fault: 'own' };
    const expired: Settlement = { ...failed, refused: false };
    // Of two people of the team; each is one message.
    const settlements: [Settlement, Settlement][] = [
      [{ ...failed, fault: 'message' }, expired],
      [refused, busy],
      [expired, refused],
      [busy, busy],
      [blocked, blocked],
      [{ state: 'delivered' }, { state: 'delivered' }],
    ];
    for (const pair of settlements) {
      await accept(database, undefined, [...message.targets, two, to('webhook')]);
      for (const [index, taken] of (await takeDeliveries(database, 'team', 2)).entries())
        await settleDelivery(database, taken, pair[index] ?? failed);
      for (const taken of await takeDeliveries(database, 'webhook', 1))
        await settleDelivery(database, taken, failed);
    }
    const webhook = { ...none, failed: 6, refused: { count: 6, kinds: ['expired'] } };
    const team = {
      queued: 4,
      failed: 2,
      refused: { count: 3, kinds: ['expired', 'message', 'recipient'] },
      blocked: { count: 1, kinds: ['own'] },
      overdue: 0,
      oldestQueued: new Date(start),
    };
    expect(await summary()).toEqual({ team, webhook, receipt: none });
    pass(HOUR);
    expect(await summary()).toEqual({ team: { ...team, overdue: 2 }, webhook, receipt: none });
    await retryDeliveries(database, 'failed', ['team@bewertra.example', two.recipient]);
    expect(await summary()).toMatchObject({
      team: { queued: 5, failed: 0, refused: { count: 2, kinds: ['recipient'] } },
      webhook: { queued: 6, failed: 0, oldestQueued: new Date(clock()) },
    });
  });

  it('keeps whose a lasting error was while temporary ones follow, and forgets it with the delivery', async () => {
    const { database, pass } = await setUp();
    await accept(database, undefined, message.targets);
    const settle = async (settlement: Settlement) => {
      pass(HOUR);
      for (const taken of await takeDeliveries(database, 'team', 1))
        await settleDelivery(database, taken, settlement);
      const [stored] = await findMessages(database, { limit: 1 });
      return stored?.deliveries[0]?.fault;
    };
    expect(await settle({ ...waiting(false), fault: 'own' })).toBe('own');
    expect(await settle(waiting(false))).toBe('own');
    expect(await settle({ ...waiting(false), fault: 'server' })).toBe('server');
    expect(await settle({ state: 'delivered' })).toBeUndefined();
  });

  describe('receipts that fail', () => {
    const receipt = { destination: 'receipt', recipient: '' } as const;
    const setUpReceipts = async () => {
      const { database, pass } = await setUp();
      const settle = async (settlement: Settlement) => {
        await accept(database, undefined, [...message.targets, receipt]);
        for (const taken of await takeDeliveries(database, 'receipt', 1))
          await settleDelivery(database, taken, settlement);
        pass(MINUTE);
      };
      return { database, settle };
    };

    it('are counted by kind since one was last delivered', async () => {
      const { database, settle } = await setUpReceipts();
      await settle({ ...failed, fault: 'own' });
      await settle({ state: 'delivered' });
      expect(await countFailingReceipts(database)).toEqual({ count: 0, kinds: [] });
      await settle({ ...failed, fault: 'recipient' });
      await settle({ ...failed, refused: false });
      expect(await countFailingReceipts(database)).toEqual({ count: 2, kinds: ['expired', 'recipient'] });
    });

    it('are those that wait as well, where the server takes none, but not the busy ones', async () => {
      const { database, settle } = await setUpReceipts();
      await settle(waiting(false));
      expect(await countFailingReceipts(database)).toEqual({ count: 0, kinds: [] });
      await settle({ ...waiting(false), fault: 'own' });
      expect(await countFailingReceipts(database)).toEqual({ count: 1, kinds: ['own'] });
    });
  });

  describe('what a person was told', () => {
    it('is told by one of several servers, and by another after a minute where that one could not', async () => {
      const { database, openAgain, clock, pass } = await setUp();
      const servers = [database, openAgain(), database];
      const claims = async () => {
        const known = await Promise.all(servers.map((server) => readAlertStates(server)));
        const all = await Promise.all(
          servers.map((server, at) => claimAlert(server, 'disk', known[at]?.get('disk'))),
        );
        return all.filter((claim) => claim !== undefined);
      };
      const since = new Date(start);
      expect(await claims()).toEqual([since]);
      pass(MINUTE - 1);
      expect(await claims()).toEqual([]);
      pass(1);
      expect(await claims()).toEqual([since]);
      // A clock that was set back puts it off by no more than that.
      pass(-DAY);
      expect(await claims()).toEqual([since]);
      pass(DAY);
      await recordAlert(database, 'disk', { count: 1, kinds: [] });
      expect((await readAlertStates(database)).get('disk')).toEqual({
        since,
        told: { at: new Date(clock()), count: 1, kinds: [] },
      });
    });

    it('is not told again by a server that saw it before another one told', async () => {
      const { database, openAgain, pass } = await setUp();
      const other = openAgain();
      await claimAlert(database, 'disk', undefined);
      const seen = (await readAlertStates(other)).get('disk');
      pass(MINUTE);
      await recordAlert(database, 'disk', { count: 30, kinds: ['own', 'server'] });
      pass(MINUTE);
      expect(await claimAlert(other, 'disk', seen)).toBeUndefined();
      expect((await readAlertStates(other)).get('disk')?.told).toMatchObject({
        count: 30,
        kinds: ['own', 'server'],
      });
    });

    it('is forgotten once it is over, and begins anew when it is back', async () => {
      const { database, clock, pass } = await setUp();
      await claimAlert(database, 'disk', undefined);
      await recordAlert(database, 'disk', { count: 1, kinds: [] });
      await recordAlert(database, 'disk', undefined);
      expect(await readAlertStates(database)).toEqual(new Map());
      pass(DAY);
      expect(await claimAlert(database, 'disk', undefined)).toEqual(new Date(clock()));
    });
  });
});
