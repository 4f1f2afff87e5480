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
