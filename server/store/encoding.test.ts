import { expect, it, vi } from 'vitest';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { eventually, setUp, teamAt } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { refusal } from '#server/testing/mailServer.ts';
import { execute } from '#server/testing/releasedStore.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { storeAt } from '#server/testing/store.ts';
import { openDatabaseForServer } from './openDatabase.ts';
import { UnusableStore } from './unusable.ts';

describeWithPostgres('PostgreSQL', (postgres) => {
  it.each(['LATIN1', 'SQL_ASCII'])(
    'a database in %s is refused at the start, since it lacks what people write',
    async (encoding) => {
      const address = new URL(await postgres.emptyDatabase());
      const place = { dataDir: temporaryFolder(), databaseUrl: address.href };
      const name = `in_${encoding.toLowerCase()}`;
      await execute(
        place,
        `create database ${name} encoding '${encoding}' template template0 lc_collate 'C' lc_ctype 'C'`,
      );
      address.pathname = name;
      const opened = openDatabaseForServer({ ...place, databaseUrl: address.href });
      await expect(opened).rejects.toThrow(
        `the database "${name}" has the encoding ${encoding}, which cannot hold every message: it has to be UTF8`,
      );
      await expect(opened).rejects.toBeInstanceOf(UnusableStore);
    },
  );

  it('an answer whose words the database cannot store holds up no delivery', async () => {
    const place = { dataDir: temporaryFolder(), databaseUrl: await postgres.newDatabase() };
    const database = storeAt(place);
    await database.ready();
    // As if it had been in LATIN1 when it was opened: new connections take its encoding for that.
    await execute(
      place,
      `update pg_database set encoding = pg_char_to_encoding('LATIN1') where datname = current_database();
       select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const take = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(refusal(550, 'not here \u2013 moved'));
    const { accept, count, deliveries, logged } = setUp(await teamAt(take), { database });
    const contact = { ...sampleContact, firstName: 'Jo', lastName: 'Doe', town: 'Bonn', message: 'Hello' };
    await eventually(() => accept({ contact }));
    await eventually(async () => expect((await deliveries())[0]).toMatchObject({ refusals: 1 }));
    expect((await deliveries())[0]).toMatchObject({
      fault: 'message',
      reason: expect.stringMatching(/cannot be stored.*the log/) as string,
    });
    expect(logged()).toContainEqual(expect.objectContaining({ responseCode: 550 }));
    await accept({ contact });
    await eventually(async () => expect(await count('delivered')).toBe(1));
  });
});
