import { describe, expect, it, onTestFinished } from 'vitest';
import { message } from '#server/testing/delivery.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { describeOnBoth, start } from '#server/testing/store.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import type { StoreLocation } from './database.ts';
import { leaseTime, mostUnsettled } from './leases.ts';
import { openDatabaseForServer } from './openDatabase.ts';
import { recordOutcome, storeMessage, takeDeliveries } from './outbox.ts';

/** Servers on one store, one after the other, on a clock that stands still until moved. */
function serversOn(place: StoreLocation) {
  let now = start;
  const clock = () => now;
  return {
    clock,
    pass: (time: number) => (now += time),
    /** The next one; the one before ends without a word, as when it is killed. */
    async next() {
      const store = await openDatabaseForServer(place, { clock });
      let isOpen = true;
      const end = async () => {
        if (isOpen) await store.database.close();
        isOpen = false;
      };
      onTestFinished(end);
      return { ...store, end };
    },
  };
}

describe('one server on SQLite', () => {
  it('what a server was delivering when it died is due for the next at once', async () => {
    const servers = serversOn({ dataDir: temporaryFolder() });
    const first = await servers.next();
    await storeMessage(first.database, message);
    await storeMessage(first.database, message);
    expect(await takeDeliveries(first.database, 'team', 9)).toHaveLength(2);
    await first.end();
    const second = await servers.next();
    expect(second.freed).toBe(2);
    expect(await takeDeliveries(second.database, 'team', 9)).toHaveLength(2);
  });

  it('a message that ends the server each time is not sent as often as it starts', async () => {
    const servers = serversOn({ dataDir: temporaryFolder() });
    const first = await servers.next();
    await storeMessage(first.database, message);
    await first.end();
    for (let deaths = 0; deaths < mostUnsettled; deaths += 1) {
      const server = await servers.next();
      expect(await takeDeliveries(server.database, 'team', 9)).toHaveLength(1);
      await server.end();
    }
    const last = await servers.next();
    expect(last.freed).toBe(0);
    expect(await takeDeliveries(last.database, 'team', 9)).toEqual([]);
    servers.pass(leaseTime);
    expect(await takeDeliveries(last.database, 'team', 9)).toHaveLength(1);
  });

  it('a delivery whose outcome was noted is freed again after the next death', async () => {
    const servers = serversOn({ dataDir: temporaryFolder() });
    const first = await servers.next();
    await storeMessage(first.database, message);
    for (let attempts = 0; attempts < mostUnsettled; attempts += 1)
      for (const delivery of await takeDeliveries(first.database, 'team', 9))
        await recordOutcome(first.database, delivery, {
          state: 'queued',
          due: new Date(servers.clock()),
          reason: 'busy',
          usesUpMessage: false,
        });
    expect(await takeDeliveries(first.database, 'team', 9)).toHaveLength(1);
    await first.end();
    expect((await servers.next()).freed).toBe(1);
  });

  it('a server that is refused leaves the store to the other', async () => {
    const servers = serversOn({ dataDir: temporaryFolder() });
    const first = await servers.next();
    await storeMessage(first.database, message);
    expect(await takeDeliveries(first.database, 'team', 9)).toHaveLength(1);
    await expect(servers.next()).rejects.toThrow('another server uses ');
    expect(await takeDeliveries(first.database, 'team', 9)).toEqual([]);
  });
});

describeWithPostgres('several servers on PostgreSQL', (postgres) => {
  it('what another server may be delivering is left to it until its lease ends', async () => {
    const servers = serversOn({ dataDir: temporaryFolder(), databaseUrl: await postgres.newDatabase() });
    const first = await servers.next();
    await storeMessage(first.database, message);
    expect(await takeDeliveries(first.database, 'team', 9)).toHaveLength(1);
    const second = await servers.next();
    expect(second.freed).toBe(0);
    expect(await takeDeliveries(second.database, 'team', 9)).toEqual([]);
    servers.pass(leaseTime);
    expect(await takeDeliveries(second.database, 'team', 9)).toHaveLength(1);
  });
});

describeOnBoth((newPlace) => {
  it('what waits for its next attempt is not sent earlier because a server was started', async () => {
    const servers = serversOn(await newPlace());
    const first = await servers.next();
    await storeMessage(first.database, message);
    for (const delivery of await takeDeliveries(first.database, 'team', 9))
      await recordOutcome(first.database, delivery, {
        state: 'queued',
        due: new Date(servers.clock() + MINUTE),
        reason: 'busy',
        usesUpMessage: false,
      });
    await first.end();
    const second = await servers.next();
    expect(second.freed).toBe(0);
    servers.pass(MINUTE - SECOND);
    expect(await takeDeliveries(second.database, 'team', 9)).toEqual([]);
    servers.pass(SECOND);
    expect(await takeDeliveries(second.database, 'team', 9)).toHaveLength(1);
  });
});
