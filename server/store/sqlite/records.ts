import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#common/locales.ts';
import { DAY, type Clock } from '#server/time.ts';
import type { ContactDetails, MessageState } from '#server/store/outbox.ts';
import type { Records, Removed, StoredMessage } from '#server/store/records.ts';
import { senderOf } from '#server/store/addressKey.ts';

type Row = {
  id: string;
  state: MessageState;
  contact: string;
  locale: string;
  received: number;
  due: number;
  settled: number | null;
  attempts: number;
  reason: string | null;
};

type RemovedRow = { id: string; state: MessageState; received: number };

/** The verbs of people and retention on the SQLite file. */
export function sqliteRecords(database: DatabaseSync, clock: Clock): Records {
  const statement = (sql: string) => database.prepare(sql);
  const list = statement('select * from message order by id desc limit ?');
  const listState = statement('select * from message where state = ? order by id desc limit ?');
  // Written out, since a partial index serves only a query that names its condition.
  const listFailed = statement(`select * from message where state = 'failed' order by id desc limit ?`);
  const find = statement('select * from message where id = ?');
  const findFrom = statement('select * from message where sender = ? order by id');
  const settled = `settled < :before and state <> 'queued' and state = coalesce(:state, state)`;
  const findSettled = statement(
    `select id, state, received from message where ${settled} order by settled limit :limit`,
  );
  const retry = statement(
    `update message set state = 'queued', due = :now, retried = :now, settled = null, attempts = 0
     where state = 'failed' and id = coalesce(:id, id)`,
  );
  const eraseFrom = statement('delete from message where sender = ? returning id, state, received');
  const purge = statement(
    `delete from message where id in (select id from message where ${settled} order by settled limit :limit)
     returning id, state, received`,
  );
  const takeJob = statement(
    `insert into job (name, due) values (:name, :lease) on conflict (name) do update set due = excluded.due
     where due <= :now or due > :never`,
  );
  // Never earlier than it stands: someone whose lease has passed may be late with it.
  const completeJob = statement('update job set due = max(due, ?) where name = ?');

  return {
    list: ({ state, limit }) =>
      Promise.try(() => {
        if (state === undefined) return (list.all(limit) as Row[]).map(toStored);
        const rows = state === 'failed' ? listFailed.all(limit) : listState.all(state, limit);
        return (rows as Row[]).map(toStored);
      }),
    find: (id) =>
      Promise.try(() => {
        const row = find.get(id) as Row | undefined;
        return row === undefined ? undefined : toStored(row);
      }),
    findFrom: (email) => Promise.try(() => (findFrom.all(senderOf(email)) as Row[]).map(toStored)),
    findSettled: ({ before, limit, state }) =>
      Promise.try(() => removed(findSettled.all({ before: before.getTime(), limit, state: state ?? null }))),
    retry: (id) => Promise.try(() => Number(retry.run({ now: clock(), id: id ?? null }).changes)),
    eraseFrom: (email) => Promise.try(() => removed(eraseFrom.all(senderOf(email)))),
    purge: ({ before, limit, state }) =>
      Promise.try(() => removed(purge.all({ before: before.getTime(), limit, state: state ?? null }))),
    takeJob: (name, lease) =>
      Promise.try(() => {
        const now = clock();
        // Due later than any job is booked: the clock was set back since.
        return takeJob.run({ name, lease: now + lease, now, never: now + 2 * DAY }).changes === 1;
      }),
    completeJob: (name, due) => Promise.try(() => void completeJob.run(due.getTime(), name)),
  };
}

function toStored(row: Row): StoredMessage {
  return {
    id: row.id,
    state: row.state,
    contact: JSON.parse(row.contact) as ContactDetails,
    locale: row.locale as Locale,
    receivedAt: new Date(row.received),
    due: new Date(row.due),
    settledAt: row.settled === null ? undefined : new Date(row.settled),
    attempts: row.attempts,
    reason: row.reason ?? undefined,
  };
}

function removed(rows: unknown[]): Removed[] {
  return (rows as RemovedRow[]).map(({ id, state, received }) => ({
    id,
    state,
    receivedAt: new Date(received),
  }));
}
