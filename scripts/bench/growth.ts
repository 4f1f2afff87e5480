import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Outbox } from '#server/store/outbox.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { SECOND } from '#server/time.ts';

/** Milliseconds a message: the median of at least ten rounds of 100 messages. */
export type Costs = { accept: number; deliver: number };

const rows = (count: number) =>
  `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})`;

/** Fills a store with `count` messages 15 s apart, one in a thousand failed and the rest delivered. */
export function fillSqlite(file: string, count: number): void {
  const database = new DatabaseSync(file);
  const now = Date.now();
  database
    .prepare(
      `insert into message (id, reference, received, locale, contact, sender, idempotency_key, fingerprint)
       ${rows(count)}
       select printf('%08x-%04x-7%03x-8%03x-%012x', (:now - i * 15000) >> 16, (:now - i * 15000) & 65535, i & 4095, i & 4095, i),
         printf('BW-%06d', i), :now - i * 15000, 'de', :contact, 'sender' || i || '@example.org',
         lower(hex(randomblob(16))), lower(hex(randomblob(32))) from n`,
    )
    .run({ now, contact: JSON.stringify(sampleContact) });
  database.exec(
    `insert into delivery (message, destination, state, due, since, settled, attempts)
     select id, 'team', iif(received / 15000 % 1000 = 0, 'failed', 'delivered'), received, received, received, 1
     from message`,
  );
  database.exec('pragma wal_checkpoint(truncate); analyze');
  database.close();
}

export async function fillPostgres(url: string, count: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(
    `with message as (
       insert into contact_message (id, reference, received, locale, contact, sender, idempotency_key, fingerprint)
       select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - i * 15000), 12, '0') || '7' || substr(md5(i::text), 1, 19))::uuid,
         'BW-' || i, now() - i * interval '15 seconds', 'de', $1,
         'sender' || i || '@example.org', md5(random()::text), md5(i::text) || md5(i::text)
       from generate_series(1, ${count}::bigint) as i
       returning id, received)
     insert into contact_delivery (message, destination, state, due, since, settled, attempts)
     select id, 'team', case when row_number() over () % 1000 = 0 then 'failed' else 'delivered' end,
       received, received, received, 1 from message`,
    [sampleContact],
  );
  await client.query('vacuum analyze contact_message, contact_delivery');
  await client.query('checkpoint');
  await client.end();
}

/** What accepting a message costs, and taking and completing one, with what the store holds now. */
export async function measureCosts(outbox: Outbox): Promise<Costs> {
  const accept: number[] = [];
  const deliver: number[] = [];
  const end = performance.now() + 6 * SECOND;
  while (performance.now() < end || accept.length < 10) {
    let start = performance.now();
    for (let index = 0; index < 10; index += 1)
      await Promise.all(
        Array.from({ length: 10 }, () =>
          outbox.accept({ contact: sampleContact, locale: 'de', idempotencyKey: crypto.randomUUID() }),
        ),
      );
    accept.push((performance.now() - start) / 100);
    start = performance.now();
    for (let index = 0; index < 10; index += 1)
      await Promise.all((await outbox.take('team', 10)).map((message) => outbox.complete(message)));
    deliver.push((performance.now() - start) / 100);
  }
  return { accept: median(accept), deliver: median(deliver) };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
