import { PostgresDialect, sql, type QueryExecutorProvider } from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import { SECOND } from '#server/time.ts';
import { UnusableStore } from './unusable.ts';

/** Name of our connections, by which a restore sees whether a server still runs. */
export const applicationName = 'bewertra-contact';

/**
 * The address with our name and our options. Beside it they would give way to its own: `pg` lets an address win over
 * whatever else it is told.
 */
function withOurs(url: string): string {
  const address = new URL(url);
  const { searchParams } = address;
  searchParams.set('application_name', applicationName);
  // Of an option that is there twice, PostgreSQL takes the last.
  searchParams.set('options', `${searchParams.get('options') ?? ''} -c synchronous_commit=on`);
  return address.href;
}

/**
 * Connections to PostgreSQL. Commits wait for the disk whatever the server's default or the address says, and every wait has a limit.
 */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: withOurs(url),
    connectionTimeoutMillis: 5 * SECOND,
    statement_timeout: 10 * SECOND,
    query_timeout: 15 * SECOND,
    // bigint: milliseconds and counts, all of them exact as numbers.
    types: {
      getTypeParser: (id, format) =>
        id === types.builtins.INT8 ? Number : (types.getTypeParser(id, format) as unknown),
    },
  });
  // A connection that breaks is replaced, and what it was asked rejects; without listeners, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/** @throws UnusableStore for a database in another encoding than UTF-8: most lack "€", and all of them lack emoji */
export async function requireUtf8(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ name: string; encoding: string }>`
    select current_database() as name, current_setting('server_encoding') as encoding`.execute(db);
  for (const { name, encoding } of rows)
    if (encoding !== 'UTF8')
      throw new UnusableStore(
        `the database "${name}" has the encoding ${encoding}, which cannot hold every message: it has to be UTF8 ` +
          "(create database NAME encoding 'UTF8' template template0)",
      );
}

/** What is thrown for a database without a store where there must be one, by the database's name. */
export async function noStoreIn(db: QueryExecutorProvider): Promise<UnusableStore> {
  const { rows } = await sql<{ name: string; schema: string | null }>`
    select current_database() as name, current_schema() as schema`.execute(db);
  const [{ name, schema } = { name: '', schema: null }] = rows;
  return new UnusableStore(
    `there is no store in the database "${name}" (schema ${schema ?? 'none'}); DATABASE_URL says where it is, and the ` +
      'server makes it when it first starts',
  );
}

/**
 * Whether PostgreSQL refused what was to be stored, whenever it is tried: its "data exceptions", a character that the
 * database's encoding lacks for instance (https://www.postgresql.org/docs/current/errcodes-appendix.html, class 22).
 */
export function isUnstorable(error: unknown): boolean {
  return error instanceof DatabaseError && error.code?.startsWith('22') === true;
}

/**
 * What is thrown where PostgreSQL refuses what it is asked, and will do so until a person has mended it; any other error
 * as it is. The codes are in the same appendix.
 */
export function asUnusableDatabase(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const { code, message } = error;
  if (code === '42501')
    return new UnusableStore(`the role in DATABASE_URL may not use the store: ${message}`, { cause: error });
  if (code !== 'XX001' && code !== 'XX002') return error;
  return new UnusableStore(`the database is damaged (${message}): see docs/contact.md, "Runbook"`, {
    cause: error,
  });
}
