import { WrongVersion } from '../unusable.ts';
import { migrations } from './index.ts';
import { originOf, type Inventory } from './origin.ts';

/**
 * Asks whether this version can use a store, or bring it up to date.
 * @param applied which of our migrations it has
 * @throws WrongVersion where a later version, or one that we do not know, has written it
 */
export function requireKnown(inventory: Inventory, applied: readonly string[], onPostgres: boolean): void {
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined)
    throw new WrongVersion(`the store is of a newer version than this one (it has "${unknown}")`);
  if (applied.length === 0) originOf(inventory, onPostgres);
}
