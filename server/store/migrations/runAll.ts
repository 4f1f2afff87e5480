import { sql, type Kysely } from 'kysely';

/** Runs statements one after the other, in the transaction of the migration. */
export async function runAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
