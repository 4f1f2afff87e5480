import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Bytes; in hexadecimal as many pages as the largest message dirties. */
const roomOfMessage = 32_768;

/** Rejects when the store cannot write, or writes where nobody would find it again. */
export async function checkWritable({ ready, isPostgres, requireFiles, clock }: Database): Promise<void> {
  const db = await ready();
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
