import { PostgresAdapter, sql, type QueryExecutorProvider } from 'kysely';
import { WrongVersion } from '../unusable.ts';

/** Kysely's own tables, in which a store keeps which of our migrations it has. */
export const migrationTable = 'contact_migrations';
export const migrationLockTable = 'contact_migrations_lock';

/** Where a store comes from that has none of our migrations yet. */
export type Origin = 'nothing' | 'release 0.1.0';

/** What release 0.1.0 left: its tables, and the files of SQL that it had run, by which we tell it from what came after it. */
const release = {
  sqlite: {
    migrations: 'migration',
    tables: ['heartbeat', 'job', 'message', 'migration'],
    ran: ['0001-messages.sql', '0002-nonces.sql', '0004-records.sql', '0005-room.sql'],
  },
  postgres: {
    migrations: 'contact_migration',
    tables: [
      'contact_heartbeat',
      'contact_hit',
      'contact_job',
      'contact_message',
      'contact_migration',
      'contact_secret',
    ],
    ran: ['0001-messages.sql', '0002-nonces.sql', '0003-protection.sql', '0004-records.sql'],
  },
};

export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** What is in a store, by name and in order. */
export type Inventory = {
  /** In PostgreSQL those of the contact service: the database may have others. */
  tables: string[];
  /** What an earlier version noted as run. */
  ran: string[];
};

async function namesIn(db: QueryExecutorProvider, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(query).execute(db);
  return rows.map(({ name }) => name).sort();
}

/** Whether a table is not there; what else keeps us from reading it must not pass for that. */
function isMissingTable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  // "undefined_table" of PostgreSQL; SQLite has words alone.
  return code === '42P01' || message?.startsWith('no such table: ') === true;
}

/** The names in a table of migrations; none where it is not there. What only reads waits for nobody who writes. */
export async function migrationsIn(db: QueryExecutorProvider, table = migrationTable): Promise<string[]> {
  try {
    return await namesIn(db, `select name from ${table}`);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

export async function inventoryOf(db: QueryExecutorProvider): Promise<Inventory> {
  const found = await namesIn(
    db,
    isPostgres(db)
      ? `select tablename as name from pg_tables where schemaname = current_schema() and tablename like 'contact\\_%'`
      : `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
  );
  const tables = found.filter((name) => name !== migrationTable && name !== migrationLockTable);
  const { migrations } = isPostgres(db) ? release.postgres : release.sqlite;
  if (!tables.includes(migrations)) return { tables, ran: [] };
  // Another process that brings the store up to date may have dropped it meanwhile.
  return { tables, ran: await migrationsIn(db, migrations) };
}

/**
 * Says where a store without our migrations comes from.
 * @throws WrongVersion, naming what it has, for one that no release has left: to take it for empty would lose it
 */
export function originOf({ tables, ran }: Inventory, onPostgres: boolean): Origin {
  if (tables.length === 0) return 'nothing';
  const known = onPostgres ? release.postgres : release.sqlite;
  const isRelease = tables.join() === known.tables.join() && ran.join() === known.ran.join();
  if (isRelease) return 'release 0.1.0';
  throw new WrongVersion(
    `the store is of no version that this one knows (${[...tables, ...ran].join(', ')}): it takes an empty one, or that of release 0.1.0`,
  );
}
