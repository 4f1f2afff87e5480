import { readdirSync, readFileSync } from 'node:fs';

export type Migration = { name: string; sql: string };

/** The numbered SQL files of a store, in order. Databases remember them by name. */
export function migrationsOf(store: 'sqlite' | 'postgres'): Migration[] {
  const folder = new URL(`./${store}/migrations/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
}
