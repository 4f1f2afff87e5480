import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accept, many, stored } from '#server/testing/outbox.ts';
import { describeOnBoth, storeAt, storeOnClock } from '#server/testing/store.ts';
import { openDatabaseLazily } from './database.ts';
import { deleteMessages } from './records.ts';
import { scrubStore } from './scrub.ts';
import { storedSecret } from './secret.ts';

describeOnBoth((newPlace, isPostgres) => {
  it('what is stored is on the disk, whatever the database’s default', async () => {
    const place = await newPlace();
    const open = async () => {
      const { ready, close } = openDatabaseLazily(place);
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

  if (isPostgres)
    it('what is stored is on the disk, whatever options the address has', async () => {
      const { dataDir, databaseUrl = '' } = await newPlace();
      const options = encodeURIComponent('-c synchronous_commit=off -c work_mem=5MB');
      const { ready } = storeAt({ dataDir, databaseUrl: `${databaseUrl}?options=${options}` });
      const asked = sql`select current_setting('synchronous_commit') as commit, current_setting('work_mem') as memory`;
      expect((await asked.execute(await ready())).rows).toEqual([{ commit: 'on', memory: '5MB' }]);
    });

  describe('the store’s secret', () => {
    it('is shared by everybody who opens the store, however many do at once', async () => {
      const place = await newPlace();
      const secrets = await many(6, () => storedSecret(storeAt(place)));
      expect(new Set(secrets.map((secret) => secret('x'))).size).toBe(1);
    });

    it('is another one elsewhere, and for another purpose', async () => {
      const here = await storedSecret(storeAt(await newPlace()));
      const elsewhere = await storedSecret(storeAt(await newPlace()));
      expect(elsewhere('x')).not.toBe(here('x'));
      expect(elsewhere('y')).not.toBe(elsewhere('x'));
    });
  });

  it('the store is scrubbed while another has it open and writes, and nothing is lost that is there', async () => {
    const { database, openAgain } = storeOnClock(await newPlace());
    const second = openAgain();
    const gone = await accept(database);
    const kept = await accept(database);
    await deleteMessages(database, { ids: [gone.id] });
    const scrubbing = scrubStore(database);
    const reading = stored(second);
    const late = await accept(second);
    await reading;
    expect(await scrubbing).toBe(true);
    expect((await stored(second)).map(({ id }) => id)).toEqual([late.id, kept.id]);
  });
});
