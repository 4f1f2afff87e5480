import type { Migration } from 'kysely/migration';
import { fromPostgres, fromSqlite } from './fromRelease.ts';
import { inventoryOf, isPostgres, originOf } from './origin.ts';
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

/** PostgreSQL's planner keeps samples of columns, which an erasure does not reach: of what people typed it gets none. */
const typedColumns = 'reference, contact, sender, agreed, idempotency_key, nonce, fingerprint'.split(', ');
const withoutStatistics = [
  `alter table contact_message ${typedColumns.map((name) => `alter column ${name} set statistics 0`).join(', ')}`,
  'alter table contact_delivery alter column recipient set statistics 0, alter column reason set statistics 0',
];

/** The tables, with a delivery for each recipient, and everything of release 0.1.0 in them. */
export const recipients: Migration = {
  async up(db) {
    const onPostgres = isPostgres(db);
    // Looked at again: this time nobody else is changing it.
    const origin = originOf(await inventoryOf(db), onPostgres);
    const move = onPostgres ? fromPostgres : fromSqlite;
    if (origin === 'release 0.1.0') await runAll(db, move.before);
    await runAll(db, tables);
    if (onPostgres) await runAll(db, withoutStatistics);
    if (origin === 'release 0.1.0') await runAll(db, move.after);
  },
};
