import type { DatabaseError, Pool } from 'pg';
import { addressKey } from '#server/store/addressKey.ts';
import type { Removed, StoredMessage } from '#server/store/message.ts';
import type { Records } from '#server/store/records.ts';
import { removedFrom, storedFrom } from '#server/store/rows.ts';
import { DAY, type Clock } from '#server/time.ts';

/** SQLSTATE `query_canceled`: the statement's time was up, most likely since autovacuum is at it already. */
const tookTooLong = '57014';

const settled = `settled < $1 and state <> 'queued' and state = coalesce($2, state)`;

/** What operators and the retention job do, on PostgreSQL. */
export function postgresRecords(pool: Pool, clock: Clock): Records {
  const now = () => new Date(clock());

  async function select(rest: string, ...values: unknown[]): Promise<StoredMessage[]> {
    const { rows } = await pool.query(`select * from contact_message ${rest}`, values);
    return storedFrom(rows);
  }

  async function asRemoved(sql: string, ...values: unknown[]): Promise<Removed[]> {
    const { rows } = await pool.query(sql, values);
    return removedFrom(rows);
  }

  return {
    list: ({ state, limit }) =>
      state === undefined
        ? select('order by id desc limit $1', limit)
        : select('where state = $1 order by id desc limit $2', state, limit),
    find: async (id) => (await select('where id = $1', id))[0],
    findFrom: (email) => select('where sender = $1 order by id', addressKey(email)),
    findSettled: ({ before, state, limit }) =>
      asRemoved(
        `select id, state, received from contact_message where ${settled} order by settled limit $3`,
        before,
        state,
        limit,
      ),
    async retry(id) {
      const { rowCount } = await pool.query(
        `update contact_message set state = 'queued', due = $1, retried = $1, settled = null, attempts = 0,
           uncertain = 0
         where state = 'failed' and id = coalesce($2, id)`,
        [now(), id],
      );
      return rowCount ?? 0;
    },
    eraseFrom: (email) =>
      asRemoved(
        'delete from contact_message where sender = $1 returning id, state, received',
        addressKey(email),
      ),
    // The condition is repeated so that a row which someone has just sent again is checked once more.
    purge: ({ before, state, limit }) =>
      asRemoved(
        `delete from contact_message where ${settled} and id in
           (select id from contact_message where ${settled} order by settled limit $3)
         returning id, state, received`,
        before,
        state,
        limit,
      ),
    async scrub() {
      try {
        await pool.query('vacuum contact_message');
        return 'done';
      } catch (error) {
        if ((error as DatabaseError).code === tookTooLong) return 'heldUp';
        throw error;
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
