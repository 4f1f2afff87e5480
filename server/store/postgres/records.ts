import type { DatabaseError, Pool } from 'pg';
import { readReference } from '#common/reference.ts';
import { addressKey } from '#server/store/addressKey.ts';
import type { Removed, StoredMessage } from '#server/store/message.ts';
import { matcherOf, type Match } from '#server/store/person.ts';
import type { Records } from '#server/store/records.ts';
import { contactFrom, everythingFrom, removedFrom, storedFrom } from '#server/store/rows.ts';
import { DAY, SECOND, type Clock } from '#server/time.ts';

/** How long to wait for everybody else to leave the table alone. */
const lockTimeout = 2 * SECOND;

/** SQLSTATE `lock_not_available`, and `query_canceled`: the statement's time was up. */
const tooBusy: (string | undefined)[] = ['55P03', '57014'];

/** Everything of a message, its deliveries as one column. */
const stored = `select message.*,
    (select json_agg(delivery) from contact_delivery as delivery where delivery.message = message.id) as deliveries
  from contact_message as message`;

/** What is reported of a deleted message. */
const removed = `select id, state, received from contact_message
  join contact_delivery as delivery on message = id and destination = 'team'`;

/** How many contacts a search looks at in one go. */
const batch = 1000;

const isSettled = `state in ('delivered', 'failed') and settled < $1 limit $2`;

/** Locked, so that a message which someone has just sent again is looked at once more. */
const deleting = (which: string) =>
  `with gone as (${removed} where ${which} for update of delivery),
     deleted as (delete from contact_message where id in (select id from gone))
   select * from gone`;

/** What operators and the retention job do, on PostgreSQL. */
export function postgresRecords(pool: Pool, clock: Clock): Records {
  const now = () => new Date(clock());

  async function select(rest: string, ...values: unknown[]): Promise<StoredMessage[]> {
    const { rows } = await pool.query(`${stored} ${rest}`, values);
    return storedFrom(rows);
  }

  async function asRemoved(sql: string, ...values: unknown[]): Promise<Removed[]> {
    const { rows } = await pool.query(sql, values);
    return removedFrom(rows);
  }

  return {
    list({ state, limit }) {
      if (state === undefined) return select('order by id desc limit $1', limit);
      const team = "join contact_delivery as team on team.message = message.id and team.destination = 'team'";
      return select(`${team} where team.state = $1 order by message.id desc limit $2`, state, limit);
    },
    find: async (name) =>
      (await select(readReference(name) === name ? 'where reference = $1' : 'where id = $1', name))[0],
    findFrom: (email) => select('where sender = $1 order by id', addressKey(email)),
    async search(person) {
      const matchesOf = matcherOf(person);
      const found: { id: string; foundBy: Match[] }[] = [];
      for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
        const { rows } = await pool.query<{ id: string }>(
          'select id, contact from contact_message where id > $1 order by id limit $2',
          [last, batch],
        );
        for (const row of rows) {
          const foundBy = matchesOf(contactFrom(row));
          if (foundBy.length > 0) found.push({ id: row.id, foundBy });
        }
        const end = rows.at(-1);
        if (end === undefined) return found;
        last = end.id;
      }
    },
    async everything(id) {
      const { rows } = await pool.query<{ id: string }>('select * from contact_message where id = $1', [id]);
      const deliveries = await pool.query<Record<string, unknown>>(
        'select * from contact_delivery where message = $1 order by destination',
        [id],
      );
      const [message] = rows;
      return message === undefined ? undefined : everythingFrom(message, deliveries.rows);
    },
    findSettled: ({ before, limit }) => asRemoved(`${removed} where ${isSettled}`, before, limit),
    async retry(id) {
      const { rows } = await pool.query<{ message: string }>(
        `update contact_delivery set state = 'queued', due = $1, since = $1, settled = null, attempts = 0,
           uncertain = 0, refused = 0
         where state = 'failed' and message = coalesce($2, message) returning message`,
        [now(), id],
      );
      return new Set(rows.map(({ message }) => message)).size;
    },
    eraseFrom: (email) => asRemoved(deleting('sender = $1'), addressKey(email)),
    purge: ({ before, limit }) => asRemoved(deleting(isSettled), before, limit),
    /** A plain `vacuum` gives room free and leaves in it what was there: seen with the table and its index. */
    async scrub() {
      const client = await pool.connect();
      try {
        // Whoever comes while it waits for the table waits as well.
        await client.query(`set lock_timeout = ${lockTimeout}`);
        await client.query('vacuum (full) contact_message, contact_delivery');
        return 'done';
      } catch (error) {
        if (tooBusy.includes((error as DatabaseError).code)) return 'heldUp';
        throw error;
      } finally {
        // Closed rather than returned: the next one has another patience.
        client.release(true);
      }
    },
    async takeJob(name, lease) {
      const { rowCount } = await pool.query(
        `insert into contact_job (name, due) values ($1, $2)
         on conflict (name) do update set due = excluded.due
         where contact_job.due <= $3 or contact_job.due > $4`,
        // Further ahead than any job is ever booked: the clock was set back since.
        [name, new Date(clock() + lease), now(), new Date(clock() + 2 * DAY)],
      );
      return rowCount === 1;
    },
    async completeJob(name, due) {
      // Never moved earlier: a worker whose lease has passed may report late.
      await pool.query('update contact_job set due = greatest(due, $1) where name = $2', [due, name]);
    },
  };
}
