import type { DatabaseSync } from 'node:sqlite';
import { addressKey } from '#server/store/addressKey.ts';
import type { DeliveryState, Removed } from '#server/store/message.ts';
import { matcherOf } from '#server/store/person.ts';
import type { Before, Records } from '#server/store/records.ts';
import { contactFrom, everythingFrom, removedFrom, storedFrom } from '#server/store/rows.ts';
import { DAY, type Clock } from '#server/time.ts';
import { inTransaction } from './database.ts';
import { scrubSqlite } from './scrub.ts';

/** Everything of a message, its deliveries as one column. */
const stored = `select message.*, (select json_group_array(json_object('destination', destination,
    'state', state, 'due', due, 'settled', settled, 'attempts', attempts, 'reason', reason,
    'reached', json(reached))) from delivery where message = id) as deliveries
  from message`;

/** What is reported of a deleted message. */
const removed = `select id, state, received from message
  join delivery on message = id and destination = 'team'`;

/** What operators and the retention job do, on the SQLite file. */
export function sqliteRecords(database: DatabaseSync, clock: Clock): Records {
  const statement = (sql: string) => database.prepare(sql);
  const find = statement(`${stored} where id = :name or reference = :name`);
  const findFrom = statement(`${stored} where sender = ? order by id`);
  const list = statement(`${stored} order by id desc limit ?`);
  // Spelt out, because a partial index serves only queries that name its condition.
  const listState = (state: DeliveryState) =>
    statement(
      `${stored} join delivery on message = id and destination = 'team' where state = '${state}'
       order by id desc limit ?`,
    );
  const contacts = statement('select id, contact from message order by id');
  const everything = statement('select * from message where id = ?');
  const deliveriesOf = statement('select * from delivery where message = ? order by destination');
  const findSettled = statement(
    `${removed} where state in ('delivered', 'failed') and settled < :before limit :limit`,
  );
  const retry = statement(
    `update delivery set state = 'queued', due = :now, since = :now, settled = null, attempts = 0,
       uncertain = 0, refused = 0
     where state = 'failed' and message = coalesce(:id, message) returning message`,
  );
  const findSender = statement(`${removed} where sender = ?`);
  const remove = statement('delete from message where id = ?');
  const takeJob = statement(
    `insert into job (name, due) values (:name, :lease) on conflict (name) do update set due = excluded.due
     where due <= :now or due > :never`,
  );
  // Never moved earlier: a worker whose lease has passed may report late.
  const completeJob = statement('update job set due = max(due, ?) where name = ?');

  const settledBefore = ({ before, limit }: Before) => findSettled.all({ before: before.getTime(), limit });

  /** A message's deliveries go with it. */
  function deleting(find: () => unknown[]): Removed[] {
    return inTransaction(database, () => {
      const gone = removedFrom(find());
      for (const { id } of gone) remove.run(id);
      return gone;
    });
  }

  return {
    list: ({ state, limit }) =>
      Promise.try(() => {
        const statement = state === undefined ? list : listState(state);
        return storedFrom(statement.all(limit));
      }),
    find: (name) => Promise.try(() => storedFrom(find.all({ name }))[0]),
    findFrom: (email) => Promise.try(() => storedFrom(findFrom.all(addressKey(email)))),
    search: (person) =>
      Promise.try(() => {
        const matchesOf = matcherOf(person);
        return contacts
          .iterate()
          .map((row) => ({ id: String(row['id']), foundBy: matchesOf(contactFrom(row)) }))
          .filter(({ foundBy }) => foundBy.length > 0)
          .toArray();
      }),
    everything: (id) =>
      Promise.try(() => {
        const message = everything.get(id);
        if (message === undefined) return undefined;
        // Where it is to be spread to (spread.ts), which is done by now.
        delete message['destinations'];
        return everythingFrom({ ...message, id }, deliveriesOf.all(id));
      }),
    findSettled: (before) => Promise.try(() => removedFrom(settledBefore(before))),
    retry: (id) =>
      Promise.try(() => {
        const retried = retry.all({ now: clock(), id: id ?? null });
        return new Set(retried.map(({ message }) => message)).size;
      }),
    eraseFrom: (email) => Promise.try(() => deleting(() => findSender.all(addressKey(email)))),
    purge: (before) => Promise.try(() => deleting(() => settledBefore(before))),
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
