import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { execute, makeEarlierStore } from '#server/testing/earlierStore.ts';
import { describeOnBoth, storeAt } from '#server/testing/store.ts';
import { sampleContact } from '#server/testing/samples.ts';
import type { Place } from './connection.ts';

const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const [team, second] = ['team@bewertra.example', 'second@bewertra.example'];
/** Minutes past nine of the day on which the messages were sent. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 25, 9, minutes));
const firstOf = (number: number) => ({
  ...sampleContact,
  firstName: `Nummer ${number}`,
  email: `person${number}@kunde.example`,
});

describeOnBoth((newPlace, isPostgres, emptyPlace) => {
  async function earlier(): Promise<Place> {
    const place = await emptyPlace();
    await makeEarlierStore(place);
    return place;
  }

  it.skipIf(!isPostgres)('the planner of PostgreSQL keeps no sample of what people typed', async () => {
    for (const place of [await newPlace(), await earlier()]) {
      const { outbox } = storeAt(place);
      for (let sent = 0; sent < 50; sent += 1)
        await outbox.accept({
          contact: sampleContact,
          locale: 'de',
          targets: [{ destination: 'team', recipient: team }],
        });
      await execute(place, 'analyze');
      const samples = `select 1 / (select count(*) from pg_stats where tablename like 'contact_%'
        and attname in ('contact', 'sender', 'recipient', 'fingerprint', 'nonce', 'idempotency_key', 'reason'))`;
      // Without any, it divides by zero.
      await expect(execute(place, samples)).rejects.toThrow('division by zero');
    }
  });

  it('every message of the version of 2026-11-25 is kept, with its state, and what waits is delivered', async () => {
    const { outbox } = storeAt(await earlier(), { clock: () => at(180).getTime() });
    const messages = (await outbox.find({ limit: 9 })).reverse();
    const day = { version: '1', date: '2026-11-22' };
    expect(messages).toMatchObject(
      [1, 2, 3, 4].map((number) => ({
        reference: expect.stringMatching(/^BW-/) as string,
        contact: { ...firstOf(number), lastName: "O'Größer-Süß" },
        locale: number % 2 === 0 ? 'en' : 'de',
        receivedAt: at(number),
        sender: `person${number}@kunde.example`,
        agreed: { terms: day, privacy: day },
      })),
    );
    const said = messages.map(({ state, deliveries }) => [
      state,
      ...deliveries.map((own) => `${own.destination} ${own.recipient} ${own.state} ${own.reason ?? ''}`),
    ]);
    expect(said).toEqual([
      ['delivered', 'team  delivered ', 'receipt  delivered ', 'webhook  delivered '],
      ['failed', 'team  failed team@bewertra.example: 550 no such mailbox'],
      [
        'queued',
        'team  queued second@bewertra.example: 452 mailbox full',
        `team ${team} delivered `,
        'receipt  failed 550 unknown',
      ],
      ['queued', 'team  queued ', 'receipt  queued ', 'webhook  queued '],
    ]);
    expect(messages[0]?.deliveries[0]).toMatchObject({ attempts: 1, settledAt: at(1), triedSince: at(1) });
    expect(messages[2]?.deliveries[1]).toMatchObject({ settledAt: at(3) });
    const known = { contact: firstOf(1), idempotencyKey: 'key-of-number-one-0001' };
    expect(await outbox.recall({ ...known, contact: messages[0]?.contact ?? known.contact })).toMatchObject({
      kind: 'repeated',
      id: messages[0]?.id,
    });

    // As the server does when it starts: whom the mail had not reached yet.
    expect(await outbox.retry('strayed', [team, second])).toBe(2);
    const taken = (await outbox.take('team', 9)).map((task) => `${task.contact.firstName} ${task.recipient}`);
    expect(taken.sort()).toEqual([`Nummer 3 ${second}`, `Nummer 4 ${second}`, `Nummer 4 ${team}`]);
    expect(await outbox.take('webhook', 9)).toMatchObject([{ id: messages[3]?.id, recipient: '' }]);
    expect(await outbox.take('receipt', 9)).toMatchObject([{ id: messages[3]?.id, recipient: '' }]);
  });

  it('a store of an older version is refused in words and left as it is, one of a newer version too', async () => {
    const older = await earlier();
    const table = isPostgres ? 'contact_migration' : 'migration';
    const [latest, before] = isPostgres ? ['0016', '0015-settled'] : ['0015', '0014-troubled'];
    await execute(older, `delete from ${table} where name like '${latest}%'`);
    for (let times = 0; times < 2; times += 1)
      await expect(storeAt(older).outbox.find({ limit: 9 })).rejects.toThrow(
        `the store is of a version before 2026-11-25 (${before}.sql): start that version first`,
      );
    const newer = await newPlace();
    const { outbox } = storeAt(newer);
    await outbox.check();
    await execute(newer, `insert into contact_migrations values ('9-later', '2027-01-01T00:00:00Z')`);
    await expect(storeAt(newer).outbox.find({ limit: 9 })).rejects.toThrow(
      'the store is of a newer version than this one (it has "9-later")',
    );
    expect(await outbox.find({ limit: 9 })).toEqual([]);
  });

  it('two processes that start at the same time bring it up to date once', async () => {
    for (const place of [await earlier(), await emptyPlace()]) {
      const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
      const list = () =>
        promisify(execFile)(process.execPath, [main, 'list', '--json'], {
          env: { PATH: process.env['PATH'], DATA_DIR, ...(DATABASE_URL !== undefined && { DATABASE_URL }) },
        });
      if (DATABASE_URL === undefined) await execute(place, '');
      const printed = await Promise.all([list(), list()]);
      expect(new Set(printed.map(({ stdout }) => stdout)).size).toBe(1);
    }
  });
});
