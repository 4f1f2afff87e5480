import type { DatabaseError, Pool } from 'pg';
import { addressKey } from '#server/store/addressKey.ts';
import type { Removed, StoredMessage } from '#server/store/message.ts';
import type { Records } from '#server/store/records.ts';
import { removedFrom, storedFrom } from '#server/store/rows.ts';
import { DAY, SECOND, type Clock } from '#server/time.ts';

/** How long to wait for everybody else to leave the table alone. */
const lockTimeout = 2 * SECOND;

/** SQLSTATE `lock_not_available`, and `query_canceled`: the statement's time was up. */
const tooBusy: (string | undefined)[] = ['55P03', '57014'];

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
    /** A plain `vacuum` gives room free and leaves in it what was there: seen with the table and its index. */
    async scrub() {
      const client = await pool.connect();
      try {
        // Whoever comes while it waits for the table waits as well.
        await client.query(`set lock_timeout = ${lockTimeout}`);
        await client.query('vacuum (full) contact_message');
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
