import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { insertMessage } from './outbox.ts';
import { blankContact } from './rows.ts';
import type { Tables } from './tables.ts';

/** Bytes; in hexadecimal as many pages as the largest message dirties. */
const roomOfMessage = 32_768;

/**
 * Rejects when the store takes no message, or writes where nobody would find it again; on PostgreSQL after 10 s a
 * statement where somebody holds a lock, as a message does.
 */
export async function checkWritable({ ready, isPostgres, requireFiles, clock }: Database): Promise<void> {
  const db = await ready();
  await tryMessage(db, clock());
  // In a file: on a disk with less room, the store is not ready.
  const room = isPostgres ? '' : randomBytes(roomOfMessage).toString('hex');
  const beat = { beaten: clock(), room };
  await db
    .insertInto('contact_beat')
    .values({ id: 1, ...beat })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(beat))
    .execute();
  requireFiles();
}

/** Ends the transaction of a message that is not to stay. */
class TakenBack extends Error {}

/**
 * Writes a message as `storeMessage` does, into every table and index, and takes it back: a grant that is gone, a damaged
 * page or a lock may concern only what messages are written to. Nobody else sees it, and it is in no WAL of SQLite.
 */
async function tryMessage(db: Kysely<Tables>, now: number): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await insertMessage(
        transaction,
        {
          contact: blankContact,
          locale: 'en',
          targets: [{ destination: 'team', recipient: '' }],
          idempotencyKey: randomUUID(),
          nonce: randomUUID(),
        },
        now,
      );
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
