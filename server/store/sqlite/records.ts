import type { DatabaseSync } from 'node:sqlite';
import { addressKey } from '#server/store/addressKey.ts';
import type { Records, Settled } from '#server/store/records.ts';
import { removedFrom, storedFrom } from '#server/store/rows.ts';
import { DAY, type Clock } from '#server/time.ts';
import { scrubSqlite } from './scrub.ts';

/** What operators and the retention job do, on the SQLite file. */
export function sqliteRecords(database: DatabaseSync, clock: Clock): Records {
  const statement = (sql: string) => database.prepare(sql);
  const list = statement('select * from message order by id desc limit ?');
  const listState = statement('select * from message where state = ? order by id desc limit ?');
  // Spelt out, because a partial index serves only queries that name its condition.
  const listFailed = statement(`select * from message where state = 'failed' order by id desc limit ?`);
  const find = statement('select * from message where id = ?');
  const findFrom = statement('select * from message where sender = ? order by id');
  const isSettled = `settled < :before and state <> 'queued' and state = coalesce(:state, state)`;
  const findSettled = statement(
    `select id, state, received from message where ${isSettled} order by settled limit :limit`,
  );
  const retry = statement(
    `update message set state = 'queued', due = :now, retried = :now, settled = null, attempts = 0,
       uncertain = 0
     where state = 'failed' and id = coalesce(:id, id)`,
  );
  const eraseFrom = statement('delete from message where sender = ? returning id, state, received');
  const purge = statement(
    `delete from message where id in (select id from message where ${isSettled} order by settled limit :limit)
     returning id, state, received`,
  );
  const takeJob = statement(
    `insert into job (name, due) values (:name, :lease) on conflict (name) do update set due = excluded.due
     where due <= :now or due > :never`,
  );
  // Never moved earlier: a worker whose lease has passed may report late.
  const completeJob = statement('update job set due = max(due, ?) where name = ?');

  const named = ({ before, limit, state }: Settled) => ({
    before: before.getTime(),
    limit,
    state: state ?? null,
  });

  return {
    list: ({ state, limit }) =>
      Promise.try(() => {
        if (state === undefined) return storedFrom(list.all(limit));
        return storedFrom(state === 'failed' ? listFailed.all(limit) : listState.all(state, limit));
      }),
    find: (id) => Promise.try(() => storedFrom(find.all(id))[0]),
    findFrom: (email) => Promise.try(() => storedFrom(findFrom.all(addressKey(email)))),
    findSettled: (settled) => Promise.try(() => removedFrom(findSettled.all(named(settled)))),
    retry: (id) => Promise.try(() => Number(retry.run({ now: clock(), id: id ?? null }).changes)),
    eraseFrom: (email) => Promise.try(() => removedFrom(eraseFrom.all(addressKey(email)))),
    purge: (settled) => Promise.try(() => removedFrom(purge.all(named(settled)))),
    scrub: () => scrubSqlite(database),
    takeJob: (name, lease) =>
      Promise.try(() => {
        const now = clock();
        // Further ahead than any job is ever booked: the clock was set back since.
        return takeJob.run({ name, lease: now + lease, now, never: now + 2 * DAY }).changes === 1;
      }),
    completeJob: (name, due) => Promise.try(() => void completeJob.run(due.getTime(), name)),
  };
}
