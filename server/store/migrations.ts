import { readdirSync, readFileSync } from 'node:fs';

export type Migration = {
  name: string;
  sql: string;
  /**
   * Its first line says so: for what cannot run in a transaction, such as `vacuum`. It may run twice, where
   * processes start together or one ends in the middle of it, and must bear that.
   */
  outsideTransaction: boolean;
};

/** The numbered SQL files of a store, in order. Databases remember them by name. */
export function migrationsOf(store: 'sqlite' | 'postgres'): Migration[] {
  const folder = new URL(`./${store}/migrations/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8');
      return { name, sql, outsideTransaction: sql.startsWith('-- outside a transaction\n') };
    });
}

/**
 * @param applied names that a database remembers
 * @throws where a later version has changed it
 */
export function refuseNewer(what: string, store: 'sqlite' | 'postgres', applied: string[]): void {
  const known = new Set(migrationsOf(store).map(({ name }) => name));
  const later = applied.filter((name) => !known.has(name));
  if (later.length > 0)
    throw new Error(`${what} is of a newer version than this one (it has ${later.join(', ')})`);
}
