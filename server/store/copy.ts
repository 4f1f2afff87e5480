import type { DatabaseSync } from 'node:sqlite';
import type { Pool, PoolClient } from 'pg';
import { times } from './rows.ts';
import { spreadMessages } from './sqlite/spread.ts';

type Row = Record<string, string | number | null>;
type MessageRow = Row & { id: string; fingerprint: string };

export type CopyResult = {
  /** Messages in the SQLite file, all of them in PostgreSQL now. */
  messages: number;
  /** How many of these were new … */
  added: number;
  /** … and how many were there, but out of date. */
  updated: number;
};

/** Thrown when the target holds messages that are not from this file. */
export class ForeignMessages extends Error {}

/** What no two messages in the database may have. */
const unique = ['idempotency_key', 'nonce', 'reference'];

/** Where a message goes that has no deliveries yet: none is left when they are copied. */
const onlyInSqlite = 'destinations';

const batch = 500;

/**
 * Copies every message from a SQLite outbox to a PostgreSQL one, in one transaction on each side, and
 * counts afterwards. May be repeated: messages that are there already are brought up to date.
 * @param merge also into a database that holds other messages
 * @throws ForeignMessages; any error leaves the target as it was
 */
export async function copyToPostgres(
  source: DatabaseSync,
  target: Pool,
  { merge }: { merge: boolean },
): Promise<CopyResult> {
  const client = await target.connect();
  try {
    spreadMessages(source)();
    source.exec('begin');
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    if (!merge) await refuseForeign(source, client);
    const result = { messages: 0, added: 0, updated: 0 };
    const deliveriesOf = source.prepare('select * from delivery where message = ?');
    for (const rows of batchesOf(source)) {
      for (const row of rows) {
        const isNew = await addMessage(client, row);
        let isUpdated = false;
        for (const delivery of deliveriesOf.all(row.id) as Row[])
          isUpdated = (await copyDelivery(client, delivery)) || isUpdated;
        result.messages += 1;
        if (isNew) result.added += 1;
        else if (isUpdated) result.updated += 1;
      }
      await verify(client, rows);
    }
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    if (source.isTransaction) source.exec('rollback');
    client.release();
  }
}

function* batchesOf(source: DatabaseSync): Generator<MessageRow[]> {
  const select = source.prepare('select * from message where id > ? order by id limit ?');
  for (let last = ''; ;) {
    const rows = select.all(last, batch) as MessageRow[];
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Keeps anyone from copying into another outbox's database by mistake. */
async function refuseForeign(source: DatabaseSync, client: PoolClient): Promise<void> {
  const known = source.prepare('select 1 from message where id = ?');
  let last = '00000000-0000-0000-0000-000000000000';
  let foreign = 0;
  for (;;) {
    const { rows } = await client.query<{ id: string }>(
      'select id from contact_message where id > $1 order by id limit 10000',
      [last],
    );
    foreign += rows.filter(({ id }) => known.get(id) === undefined).length;
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.id;
  }
  if (foreign > 0)
    throw new ForeignMessages(`the database holds ${foreign} messages that are not from this file`);
}

/**
 * Adds a message unless it is there; says whether it was not. A key or a reference that another message in the
 * database already has is left out: losing that is better than losing a message.
 */
async function addMessage(client: PoolClient, row: MessageRow): Promise<boolean> {
  const { columns, values } = cellsOf(row);
  const id = `$${columns.indexOf('id') + 1}::uuid`;
  const cells = columns.map((name, index) => {
    const cell = `$${index + 1}`;
    if (!unique.includes(name)) return cell;
    const taken = `select 1 from contact_message where ${name} = ${cell}::text and id <> ${id}`;
    return `case when exists (${taken}) then null else ${cell}::text end`;
  });
  const { rowCount } = await client.query(
    `insert into contact_message (${columns.join(', ')}) values (${cells.join(', ')}) on conflict (id) do nothing`,
    values,
  );
  return rowCount === 1;
}

/** A delivery that was copied before is updated, unless the database has moved on by itself. */
async function copyDelivery(client: PoolClient, row: Row): Promise<boolean> {
  const { columns, values } = cellsOf(row);
  const outcome = columns.filter((name) => !['message', 'destination'].includes(name));
  const { rowCount } = await client.query(
    `insert into contact_delivery as target (${columns.join(', ')})
     values (${columns.map((_name, index) => `$${index + 1}`).join(', ')})
     on conflict (message, destination) do update set ${outcome.map((name) => `${name} = excluded.${name}`).join(', ')}
     where target.state = 'queued' and (excluded.state <> 'queued' or excluded.attempts > target.attempts)`,
    values,
  );
  return rowCount === 1;
}

function cellsOf(row: Row): { columns: string[]; values: unknown[] } {
  const columns = Object.keys(row).filter((name) => name !== onlyInSqlite);
  const values = columns.map((name) => {
    const value = row[name] ?? null;
    return times.has(name) && value !== null ? new Date(Number(value)) : value;
  });
  return { columns, values };
}

/** Checks that every message of the batch has arrived, with the same content. */
async function verify(client: PoolClient, rows: MessageRow[]): Promise<void> {
  const { rows: found } = await client.query<{ number: number }>(
    `select count(*)::int as number from contact_message
     join unnest($1::uuid[], $2::text[]) as given (id, fingerprint) using (id, fingerprint)`,
    [rows.map(({ id }) => id), rows.map(({ fingerprint }) => fingerprint)],
  );
  const number = found[0]?.number ?? 0;
  if (number !== rows.length)
    throw new Error(`only ${number} of ${rows.length} messages arrived; nothing was changed`);
}
