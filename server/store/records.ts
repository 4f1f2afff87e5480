import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { DatabaseError } from 'pg';
import { SECOND } from '#server/time.ts';
import type { Outbox, RemovalFilter } from './outbox.ts';
import { fullMessage, stateOf } from './rows.ts';
import type { Database } from './database.ts';

/** How long to wait for everybody else to leave PostgreSQL's tables alone. */
const lockTimeout = 2 * SECOND;

/** SQLSTATE `lock_not_available`, and `query_canceled`: the statement's time was up. */
const tooBusy: (string | undefined)[] = ['55P03', '57014'];

/** What operators and the retention do with stored messages. */
export function records(connection: Database): Pick<Outbox, 'find' | 'remove' | 'scrub'> {
  const { ready, isPostgres, file, requireFiles } = connection;

  async function find({ name, state, to = 'team', before, limit }: Parameters<Outbox['find']>[0]) {
    const db = await ready();
    const rows = await db
      .selectFrom('contact_message')
      .selectAll()
      .$if(name !== undefined, (query) =>
        query.where((is) => is.or([is('id', '=', name ?? ''), is('reference', '=', name ?? '')])),
      )
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .$if(state !== undefined, (query) =>
        query.where('id', 'in', (inner) =>
          inner
            .selectFrom('contact_delivery')
            .select('message')
            .where((is) => is.and({ destination: to, state: state ?? 'queued' })),
        ),
      )
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const deliveries = await db
      .selectFrom('contact_delivery')
      .selectAll()
      // More ids than a statement takes values are all that there are between the first and the last, or nearly.
      .$if(rows.length <= 1000, (query) => query.where('message', 'in', ids))
      .$if(rows.length > 1000, (query) =>
        query.where('message', '>=', ids.at(-1) ?? '').where('message', '<=', ids[0] ?? ''),
      )
      .execute();
    const byMessage = Map.groupBy(deliveries, ({ message }) => message);
    return rows.map((row) => fullMessage(row, byMessage.get(row.id) ?? []));
  }

  /** Ids of what is of age: no delivery to the team is queued, and the last has ended before that time. */
  async function settledBefore(
    db: Awaited<ReturnType<Database['ready']>>,
    { settledBefore: time, limit }: Extract<RemovalFilter, { limit: number }>,
  ): Promise<string[]> {
    const rows = await db
      .selectFrom('contact_delivery')
      .select('message')
      .where('destination', '=', 'team')
      .groupBy('message')
      // `settled` is null while a delivery is queued, and once it was queued again.
      .having(({ eb, fn }) => eb(fn.count('settled'), '=', fn.countAll()))
      .having(({ eb, fn }) => eb(fn.max('settled'), '<', time.getTime()))
      .limit(limit)
      .execute();
    return rows.map(({ message }) => message);
  }

  return {
    find,
    async remove(which) {
      const db = await ready();
      return db.transaction().execute(async (transaction) => {
        const ids = 'ids' in which ? which.ids : await settledBefore(transaction, which);
        if (ids.length === 0) return [];
        const team = await transaction
          .selectFrom('contact_delivery')
          .select(['message', 'state'])
          .where('message', 'in', ids)
          .where('destination', '=', 'team')
          .$if(isPostgres, (query) => query.forUpdate())
          .execute();
        const states = Map.groupBy(team, ({ message }) => message);
        const stateIs = (id: string) => stateOf((states.get(id) ?? []).map(({ state }) => state));
        // Somebody may have had one sent again just now.
        const going = 'ids' in which ? ids : ids.filter((id) => stateIs(id) !== 'queued');
        if (going.length === 0) return [];
        const gone = await transaction
          .deleteFrom('contact_message')
          .where('id', 'in', going)
          .returning(['id', 'received'])
          .execute();
        return gone.map(({ id, received }) => ({ id, state: stateIs(id), receivedAt: new Date(received) }));
      });
    },
    async scrub() {
      const db = await ready();
      if (file !== undefined) {
        // By its path, SQLite would open another WAL than the one that is in use.
        requireFiles();
        return scrubSqlite(file);
      }
      return db.connection().execute(async (connection) => {
        try {
          // A plain `vacuum` leaves what was there in the room that it gives free.
          await sql.raw(`set lock_timeout = ${lockTimeout}`).execute(connection);
          await sql.raw('vacuum (full) contact_message, contact_delivery').execute(connection);
          return true;
        } catch (error) {
          if (tooBusy.includes((error as DatabaseError).code)) return false;
          throw error;
        } finally {
          await sql.raw('reset lock_timeout').execute(connection);
        }
      });
    },
  };
}

/**
 * Writes the file anew and empties the WAL: `secure_delete` alone leaves a copy where SQLite moved a row to another page.
 * In a thread of its own, which SQLite holds up for some 7 ms for each MB.
 */
async function scrubSqlite(file: string): Promise<boolean> {
  const thread = new Worker(new URL('./scrubThread.ts', import.meta.url), { workerData: file });
  const [done] = (await once(thread, 'message')) as [boolean];
  return done;
}
