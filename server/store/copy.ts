import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows that are inserted in one go: PostgreSQL takes 65,535 values in a statement. */
const batch = 500;

async function countOf(db: Kysely<Tables>): Promise<number> {
  const { number } = await db
    .selectFrom('contact_message')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

/**
 * Copies everything from one store into another, which must be empty, in one transaction, and counts afterwards.
 * @returns how many messages there were
 * @throws with the target as it was
 */
export async function copyStore(source: Database, target: Database): Promise<number> {
  const from = await source.ready();
  const into = await target.ready();
  return into.transaction().execute(async (transaction) => {
    const there = await countOf(transaction);
    if (there > 0) throw new Error(`the database holds ${there} messages; it must be empty`);
    // Messages first: a delivery refers to its own.
    for (const table of ['contact_message', 'contact_delivery'] as const) {
      let rows: Tables[typeof table][] = [];
      const flush = async () => {
        if (rows.length > 0) await transaction.insertInto(table).values(rows).execute();
        rows = [];
      };
      for await (const row of from.selectFrom(table).selectAll().stream()) {
        rows.push(row);
        if (rows.length === batch) await flush();
      }
      await flush();
    }
    const messages = await countOf(from);
    const arrived = await countOf(transaction);
    if (messages !== arrived)
      throw new Error(`only ${arrived} of ${messages} messages arrived; is a server running?`);
    return messages;
  });
}
