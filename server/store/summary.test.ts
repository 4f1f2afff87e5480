import { describe, expect, it } from 'vitest';
import { destinationNames } from '#server/destinations.ts';
import { accept, delivered, failed, later, message, recordDue, teamTarget } from '#server/testing/outbox.ts';
import { describeOnBoth, start, storeOnClock } from '#server/testing/store.ts';
import { HOUR, MINUTE } from '#server/time.ts';
import type { Database } from './database.ts';
import type { NewMessage } from './message.ts';
import type { DeliveryOutcome } from './outbox.ts';
import { retryDeliveries } from './requeue.ts';
import { countFailingReceipts, summarizeDeliveries } from './summary.ts';

const first = 'team@bewertra.example';
const second = 'second@bewertra.example';
/** Later than the clock stands while the messages are made. */
const due = start + MINUTE;
const busy = later(due);
const refused = later(due, { usesUpMessage: true, fault: 'recipient' });
const blocked = later(due, { fault: 'own' });
const expired: DeliveryOutcome = { ...failed, usesUpMessage: false };
const nothing = { count: 0, kinds: [] };

/** What is undelivered at each destination; overdue after an hour. */
async function summaryOf(database: Database) {
  const entries = await summarizeDeliveries(database, HOUR);
  return Object.fromEntries(entries.map(({ destination, ...rest }) => [destination, rest]));
}

describeOnBoth((newPlace) => {
  const setUp = async () => storeOnClock(await newPlace());

  it('has an entry of every destination, also where nothing is', async () => {
    const { database } = await setUp();
    const summary = await summaryOf(database);
    expect(Object.keys(summary)).toEqual(destinationNames);
    expect(summary['webhook']).toEqual({
      queued: 0,
      failed: 0,
      refused: nothing,
      blocked: nothing,
      overdue: 0,
      oldestQueued: undefined,
    });
  });

  describe('of messages to two people of the team', () => {
    const toBoth: NewMessage = {
      ...message,
      targets: [teamTarget(first), teamTarget(second), { destination: 'webhook', recipient: '' }],
    };

    /** A message a pair of outcomes; at the webhook all failed. */
    async function outcomes(...pairs: [DeliveryOutcome, DeliveryOutcome][]) {
      const { database, pass } = await setUp();
      for (const [forFirst, forSecond] of pairs) {
        await accept(database, toBoth);
        await recordDue(database, ({ recipient }) => (recipient === first ? forFirst : forSecond));
      }
      await recordDue(database, expired, 'webhook');
      return { database, pass };
    }

    const all: [DeliveryOutcome, DeliveryOutcome][] = [
      [{ ...failed, fault: 'message' }, expired],
      [refused, busy],
      [expired, refused],
      [busy, busy],
      [blocked, blocked],
      [delivered, delivered],
    ];

    it('counts each once as waiting and as given up, whatever its number of recipients', async () => {
      const { database } = await outcomes(...all);
      expect((await summaryOf(database))['team']).toMatchObject({ queued: 4, failed: 2 });
    });

    it('knows how many were refused or given up, and of which kinds the errors were', async () => {
      const { database } = await outcomes(...all);
      expect((await summaryOf(database))['team']).toMatchObject({
        refused: { count: 3, kinds: ['expired', 'message', 'recipient'] },
      });
    });

    it('knows how many wait for a receiver that takes nothing', async () => {
      const { database } = await outcomes(...all);
      expect((await summaryOf(database))['team']).toMatchObject({ blocked: { count: 1, kinds: ['own'] } });
    });

    it('knows how many are late with temporary errors alone, and since when the oldest waits', async () => {
      const { database, pass } = await outcomes(...all);
      expect((await summaryOf(database))['team']).toMatchObject({ overdue: 0 });
      pass(HOUR);
      expect((await summaryOf(database))['team']).toMatchObject({
        overdue: 2,
        oldestQueued: new Date(start),
      });
    });

    it('knows how many are late by a clock that was set back since they came', async () => {
      const { database, pass } = await outcomes(...all);
      pass(-HOUR);
      expect((await summaryOf(database))['team']).toMatchObject({ overdue: 0 });
      pass(-MINUTE);
      expect((await summaryOf(database))['team']).toMatchObject({ overdue: 2 });
    });

    it('knows the one that waits longest among those that came later', async () => {
      const { database, pass } = await outcomes([busy, busy]);
      pass(HOUR);
      await accept(database, toBoth);
      expect((await summaryOf(database))['team']).toMatchObject({ oldestQueued: new Date(start) });
    });

    it('counts what was given up for the trouble of a server as given up, not as waiting for it', async () => {
      const { database } = await outcomes([{ ...failed, fault: 'server' }, delivered]);
      expect((await summaryOf(database))['team']).toMatchObject({
        refused: { count: 1, kinds: ['server'] },
        blocked: nothing,
      });
    });

    it('counts each destination by itself', async () => {
      const { database } = await outcomes(...all);
      expect((await summaryOf(database))['webhook']).toMatchObject({
        queued: 0,
        failed: 6,
        refused: { count: 6, kinds: ['expired'] },
      });
    });

    it('counts what a person has sent again as waiting since then', async () => {
      const { database, pass } = await outcomes([failed, delivered]);
      pass(HOUR);
      await retryDeliveries(database, 'failed', [first, second]);
      expect((await summaryOf(database))['team']).toMatchObject({
        queued: 1,
        failed: 0,
        refused: nothing,
        oldestQueued: new Date(start + HOUR),
      });
    });
  });

  describe('receipts that fail', () => {
    async function setUpReceipts() {
      const { database, pass } = await setUp();
      const receipt: NewMessage = { ...message, targets: [{ destination: 'receipt', recipient: '' }] };
      const settle = async (outcome: DeliveryOutcome) => {
        await accept(database, receipt);
        await recordDue(database, outcome, 'receipt');
        pass(MINUTE);
      };
      return { database, settle };
    }

    it('are counted by kind since one was last delivered', async () => {
      const { database, settle } = await setUpReceipts();
      await settle({ ...failed, fault: 'own' });
      await settle(delivered);
      expect(await countFailingReceipts(database)).toEqual(nothing);
      await settle({ ...failed, fault: 'recipient' });
      await settle(expired);
      expect(await countFailingReceipts(database)).toEqual({ count: 2, kinds: ['expired', 'recipient'] });
    });

    it('are those that wait as well, where the server takes none', async () => {
      const { database, settle } = await setUpReceipts();
      await settle(blocked);
      expect(await countFailingReceipts(database)).toEqual({ count: 1, kinds: ['own'] });
    });

    it('are not those of a server that is busy', async () => {
      const { database, settle } = await setUpReceipts();
      await settle(busy);
      expect(await countFailingReceipts(database)).toEqual(nothing);
    });
  });
});
