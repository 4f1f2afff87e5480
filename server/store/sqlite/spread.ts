import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './database.ts';

/**
 * Adds the deliveries of messages that were accepted since. Accepting leaves that to whoever looks at
 * deliveries next: many messages at once cost a fraction of what each would cost by itself, and nobody waits
 * for an answer meanwhile.
 */
export function spreadMessages(database: DatabaseSync): () => void {
  const anyNew = database.prepare('select 1 from message where destinations is not null limit 1');
  const add = database.prepare(
    `insert into delivery (message, destination, due, since)
     select message.id, value, received, received
     from message, json_each(destinations) where destinations is not null`,
  );
  const note = database.prepare('update message set destinations = null where destinations is not null');
  return () => {
    if (anyNew.get() === undefined) return;
    inTransaction(database, () => {
      add.run();
      note.run();
    });
  };
}

/** Verbs of the outbox that look at no delivery. */
const indifferent = new Set(['accept', 'recall', 'check', 'scrub', 'takeJob', 'completeJob']);

type Verbs = Record<string, (...given: never[]) => Promise<unknown>>;

/** The same verbs; those that look at deliveries find all of them. */
export function spreading<Spreading extends Verbs>(verbs: Spreading, database: DatabaseSync): Spreading {
  const spread = spreadMessages(database);
  return Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [
      name,
      indifferent.has(name)
        ? verb
        : async (...given: never[]) => {
            spread();
            return verb(...given);
          },
    ]),
  ) as Spreading;
}
