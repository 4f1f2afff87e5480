import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { WrongVersion } from '../unusable.ts';
import { runAll } from './runAll.ts';

const tables = [
  `create table contact_message (
     id text primary key, reference text unique, received bigint not null, locale text not null,
     contact text not null, sender text not null, agreed text, idempotency_key text unique, nonce text unique,
     fingerprint text not null)`,
  `create table contact_delivery (
     message text not null references contact_message (id) on delete cascade,
     destination text not null, recipient text not null,
     state text not null check (state in ('queued', 'delivered', 'failed')),
     due bigint not null, since bigint not null, settled bigint, attempts integer not null default 0,
     refused integer not null default 0, reason text,
     primary key (message, destination, recipient))`,
  `create table contact_alert (trouble text primary key, since bigint not null, due bigint not null, told bigint)`,
  `create table contact_beat (id integer primary key, beaten bigint not null, room text not null)`,
  `create table contact_secret (id integer primary key, secret text not null)`,
  'create index contact_received on contact_message (received)',
  'create index contact_state on contact_delivery (state, destination, due)',
];

/** Table names, column types and last migration of the store of 2026-11-25, which differ between the databases. */
const earlier = {
  sqlite: {
    message: 'message',
    delivery: 'delivery',
    others: ['alert', 'heartbeat', 'job', 'migration'],
    latest: '0015-settled.sql',
    // That version inserted deliveries lazily.
    before: [
      `insert into delivery (message, destination, due, since)
         select message.id, value, received, received from message, json_each(destinations)
         where destinations is not null`,
    ],
    id: 'id',
    time: (column: string) => column,
    reached: 'delivery, json_each(reached)',
  },
  postgres: {
    message: 'former_message',
    delivery: 'former_delivery',
    others: ['contact_migration'],
    latest: '0016-no-hits.sql',
    before: [
      'alter table contact_message rename to former_message',
      'alter table contact_delivery rename to former_delivery',
      'alter table former_delivery drop constraint contact_delivery_message_fkey',
      'drop table contact_alert, contact_heartbeat, contact_job, contact_secret',
    ],
    id: 'id::text',
    time: (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`,
    reached: 'former_delivery, jsonb_array_elements_text(reached) as value',
  },
};

/** SQL that moves everything of the earlier store into the new tables; whoever a mail had reached gets a row. */
function upgrade({ message, delivery, others, id, time, reached }: (typeof earlier)['sqlite']): string[] {
  const columns = 'message, destination, recipient, state, due, since, settled, attempts, refused, reason';
  const row = (recipient: string, state: string, settled: string, reason: string) =>
    `insert into contact_delivery (${columns}) select cast(message as text), destination, ${recipient}, ${state},
       ${time('due')}, ${time('since')}, ${settled}, attempts, refused, ${reason}`;
  return [
    `insert into contact_message
       (id, reference, received, locale, contact, sender, agreed, idempotency_key, nonce, fingerprint)
       select ${id}, reference, ${time('received')}, locale, cast(contact as text), sender, cast(agreed as text),
         idempotency_key, nonce, fingerprint from ${message}`,
    `${row("''", 'state', time('settled'), 'reason')} from ${delivery}`,
    `${row('value', "'delivered'", `coalesce(${time('settled')}, ${time('since')})`, 'null')} from ${reached}`,
    `drop table ${delivery}`,
    `drop table ${message}`,
    ...others.map((name) => `drop table if exists ${name}`),
  ];
}

/** @throws WrongVersion unless a table of the earlier store names its latest migration */
async function latestOf(db: Kysely<unknown>, table: string, wanted: string): Promise<void> {
  const { rows } = await sql.raw<{ name: string }>(`select max(name) as name from ${table}`).execute(db);
  const name = rows[0]?.name;
  if (name !== wanted)
    throw new WrongVersion(
      `the store is of a version before 2026-11-25 (${String(name)}): start that version first`,
    );
}

/** PostgreSQL's planner keeps samples of columns, which an erasure does not reach: of what people typed it gets none. */
const typedColumns = 'reference, contact, sender, agreed, idempotency_key, nonce, fingerprint'.split(', ');
const withoutStatistics = [
  `alter table contact_message ${typedColumns.map((name) => `alter column ${name} set statistics 0`).join(', ')}`,
  'alter table contact_delivery alter column recipient set statistics 0, alter column reason set statistics 0',
];

/** The tables, with everything of the store of 2026-11-25 in them: a delivery for each recipient. */
export const recipients: Migration = {
  async up(db) {
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    if (names.includes('contact_migration')) {
      await latestOf(db, 'contact_migration', earlier.postgres.latest);
      await runAll(db, [...earlier.postgres.before, ...tables]);
      await runAll(db, upgrade(earlier.postgres));
    } else if (names.includes('migration') && names.includes('delivery')) {
      await latestOf(db, 'migration', earlier.sqlite.latest);
      await runAll(db, [...earlier.sqlite.before, ...tables, ...upgrade(earlier.sqlite)]);
    } else await runAll(db, tables);
    if (db.getExecutor().adapter instanceof PostgresAdapter) await runAll(db, withoutStatistics);
  },
};
