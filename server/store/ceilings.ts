import { sql, type Kysely } from 'kysely';
import type { Ceiling } from './message.ts';
import type { Tables } from './tables.ts';

/** An arbitrary number that all servers share. */
const ceilingLock = 4_711_003;

/**
 * Has messages counted and stored one by one until the transaction ends: two servers that count at the same time would see
 * the same number. For PostgreSQL; SQLite has one writer anyway.
 */
export async function lockCeilings(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ceilingLock})`.execute(db);
}

/** A ceiling is reached until then, and nothing was stored. */
export type CeilingReached = { kind: 'ceilingReached'; until: Date };

/**
 * The first of the ceilings that is reached; undefined where none is.
 * @param now milliseconds since the epoch
 */
export async function reachedCeiling(
  db: Kysely<Tables>,
  ceilings: readonly Ceiling[],
  now: number,
): Promise<CeilingReached | undefined> {
  for (const { max, window } of ceilings) {
    const { number, first } = await db
      .selectFrom('contact_message')
      .select(({ fn }) => [fn.countAll<number>().as('number'), fn.min<number | null>('received').as('first')])
      .where('received', '>', now - window)
      // Not what lies further ahead: it was received before a wrong clock was set back.
      .where('received', '<=', now + window)
      .executeTakeFirstOrThrow();
    if (number >= max) return { kind: 'ceilingReached', until: new Date((first ?? now) + window) };
  }
  return undefined;
}
