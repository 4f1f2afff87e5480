import { execFileSync } from 'node:child_process';
import { sqliteFile } from '#server/store/sqlite.ts';

const python = 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone()[0])';

/** Programs with a SQLite of their own, as people look into a store with them. */
const programs = {
  'Debian’s sqlite3': (file: string, sql: string) => ['sqlite3', file, sql],
  'Python’s sqlite3': (file: string, sql: string) => ['python3', '-c', python, file, sql],
};

export type ForeignSqlite = keyof typeof programs;

export const foreignSqlites = Object.keys(programs) as ForeignSqlite[];

/**
 * Asks a store by another process and another SQLite than ours; what locks we hold, they must see.
 * @param sql a query for one value
 * @returns the value as text
 */
export function askForeign(program: ForeignSqlite, dataDir: string, sql: string): string {
  const [command = '', ...args] = programs[program](sqliteFile(dataDir), sql);
  return execFileSync(command, args, { encoding: 'utf8' }).trim();
}
