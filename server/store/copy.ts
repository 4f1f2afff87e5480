import type { Kysely } from 'kysely';
import type { Connection } from './connection.ts';
import type { Schema } from './schema.ts';

/** Rows that are copied in one go: PostgreSQL takes 65,535 values in a statement. */
const batch = 500;

/** Reads a table in the order of its messages, a batch at a time. */
async function* batchesOf<Table extends 'contact_message' | 'contact_delivery'>(
  db: Kysely<Schema>,
  table: Table,
) {
  const key = table === 'contact_message' ? 'id' : 'message';
  for (let offset = 0; ; offset += batch) {
    const rows = await db
      .selectFrom<'contact_message' | 'contact_delivery'>(table)
      .selectAll()
      .orderBy(key as never)
      .limit(batch)
      .offset(offset)
      .execute();
    if (rows.length === 0) return;
    yield rows as Schema[Table][];
  }
}

/**
 * Copies everything from one outbox into another, which must be empty, in one transaction, and counts afterwards.
 * @returns how many messages there were
 * @throws with the target as it was
 */
export async function copyStore(source: Connection, target: Connection): Promise<number> {
  const from = await source.ready();
  const into = await target.ready();
  return into.transaction().execute(async (transaction) => {
    const count = async (db: Kysely<Schema>) => {
      const row = await db
        .selectFrom('contact_message')
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .executeTakeFirstOrThrow();
      return row.number;
    };
    const there = await count(transaction);
    if (there > 0) throw new Error(`the database holds ${there} messages; it must be empty`);
    for await (const rows of batchesOf(from, 'contact_message'))
      await transaction.insertInto('contact_message').values(rows).execute();
    for await (const rows of batchesOf(from, 'contact_delivery'))
      await transaction.insertInto('contact_delivery').values(rows).execute();
    const [messages, arrived] = [await count(from), await count(transaction)];
    if (messages !== arrived)
      throw new Error(`only ${arrived} of ${messages} messages arrived; is a server running?`);
    return messages;
  });
}
