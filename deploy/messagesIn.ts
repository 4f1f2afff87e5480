import type { StoreLocation } from '#server/store/database.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { everyMessage } from '#server/store/search.ts';

/**
 * What is stored, by what people call it; the store is brought up to date.
 * @throws for a store that this release cannot take, or that cannot be read
 */
export async function messagesIn(location: StoreLocation): Promise<Set<string>> {
  const database = await openDatabase(location);
  try {
    const names = new Set<string>();
    for await (const { id, reference } of everyMessage(database)) names.add(reference ?? id);
    return names;
  } finally {
    await database.close();
  }
}
