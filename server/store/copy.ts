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
const batchSize = 500;

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
  for await (const rows of inBatches(from.selectFrom('contact_message').selectAll().stream())) {
    for (const row of rows) {
      known.add(row.id);
      if (hasReplacement(row)) replaced.add(row.id);
    }
    await into.insertInto('contact_message').values(rows).execute();
  }
  for await (const rows of inBatches(from.selectFrom('contact_delivery').selectAll().stream())) {
    // Other programs' SQLite deletes a message without its deliveries: `foreign_keys` is off there.
    const kept = rows.filter((row) => known.has(row.message));
    orphans += rows.length - kept.length;
    for (const row of kept) if (hasReplacement(row)) replaced.add(row.message);
    if (kept.length > 0) await into.insertInto('contact_delivery').values(kept).execute();
  }
  return { replaced: [...replaced], orphans };
}

/** Rows as PostgreSQL can store them, as many as go into one statement. */
async function* inBatches<Row extends object>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(storableRow(row));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
