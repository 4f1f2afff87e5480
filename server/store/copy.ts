import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { hasReplacement, storableRow } from './storableRow.ts';
import type { Tables } from './tables.ts';

/** What a copy has brought over, and what of it may not be as it was written. */
export type CopyResult = {
  messages: number;
  /** Ids of messages with "�" in one of their texts. */
  replaced: string[];
  /** Deliveries that were left: somebody has deleted their messages past the service. */
  orphans: number;
};

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
 * Copies everything from one store into another, which must be empty, in one transaction, and counts afterwards. A
 * character that PostgreSQL takes in no text arrives as "�".
 * @throws with the target as it was
 */
export async function copyStore(source: Database, target: Database): Promise<CopyResult> {
  const from = await source.ready();
  const into = await target.ready();
  return into.transaction().execute(async (transaction) => {
    const there = await countOf(transaction);
    if (there > 0) throw new Error(`the database holds ${there} messages; it must be empty`);
    const copied = await copyRows(from, transaction);
    const messages = await countOf(from);
    const arrived = await countOf(transaction);
    if (messages !== arrived)
      throw new Error(`only ${arrived} of ${messages} messages arrived; is a server running?`);
    return { messages, ...copied };
  });
}

async function copyRows(from: Kysely<Tables>, into: Kysely<Tables>): Promise<Omit<CopyResult, 'messages'>> {
  const known = new Set<string>();
  const replaced = new Set<string>();
  let orphans = 0;
  // Messages first: a delivery refers to its own.
  await copyTable(from, into, 'contact_message', (row) => {
    known.add(row.id);
    if (hasReplacement(row)) replaced.add(row.id);
    return true;
  });
  await copyTable(from, into, 'contact_delivery', (row) => {
    // Other programs' SQLite deletes a message without its deliveries: `foreign_keys` is off there.
    if (!known.has(row.message)) {
      orphans += 1;
      return false;
    }
    if (hasReplacement(row)) replaced.add(row.message);
    return true;
  });
  return { replaced: [...replaced], orphans };
}

/**
 * Copies a table. Kysely's types do not follow a table that is a parameter: hence the casts.
 * @param isTaken whether a row is copied, which is given as PostgreSQL can store it
 */
async function copyTable<Name extends 'contact_message' | 'contact_delivery'>(
  from: Kysely<Tables>,
  into: Kysely<Tables>,
  table: Name,
  isTaken: (row: Tables[Name]) => boolean,
): Promise<void> {
  let rows: Tables[Name][] = [];
  const flush = async () => {
    if (rows.length > 0)
      await into
        .insertInto(table)
        .values(rows as never)
        .execute();
    rows = [];
  };
  const all = from
    .selectFrom(table as 'contact_message')
    .selectAll()
    .stream();
  for await (const stored of all) {
    const row = storableRow(stored as unknown as Tables[Name]);
    if (isTaken(row)) rows.push(row);
    if (rows.length === batch) await flush();
  }
  await flush();
}
