import { alertBook } from './alertState.ts';
import { connect, type Connection, type Options, type Place } from './connection.ts';
import { intake } from './intake.ts';
import { WrongVersion } from './migrations/wrongVersion.ts';
import type { Outbox } from './outbox.ts';
import { records } from './records.ts';
import { storedSecret, type Secret } from './secret.ts';
import { watching } from './watching.ts';
import { work } from './work.ts';

/** Everything that is kept, opened once a process. */
export type Store = {
  outbox: Outbox;
  /** What the service signs and hashes with. */
  secret: () => Promise<Secret>;
  /** Nothing of the store may be used afterwards. */
  close: () => Promise<void>;
};

/** All verbs over one database. */
export function storeOn(connection: Connection): Store {
  return {
    outbox: {
      ...intake(connection),
      ...work(connection),
      ...records(connection),
      ...watching(connection),
      ...alertBook(connection),
    },
    secret: () => storedSecret(connection),
    close: connection.close,
  };
}

/** The store that the configuration asks for. One whose PostgreSQL is away rejects all until it is there. */
export async function openStore(place: Place, options?: Options): Promise<Store> {
  const connection = connect(place, options);
  // What does not pass by itself is said at the start.
  await connection.ready().catch((error: unknown) => {
    if (!connection.isPostgres || error instanceof WrongVersion) throw error;
  });
  return storeOn(connection);
}
