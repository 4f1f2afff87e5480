import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { SECOND } from '#server/time.ts';

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
