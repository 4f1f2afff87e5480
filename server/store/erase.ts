import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteEml, deleteEmlWhere } from './emlFolder.ts';
import type { MessageOrigin } from './erasures.ts';
import type { DeletedMessage, MessageRecord } from './message.ts';
import type { Database } from './database.ts';
import { everyMessage } from './search.ts';
import { deleteMessages } from './records.ts';

/** Messages that are deleted in one go. */
const batch = 500;

/** The folder in which a restore has the content of a backup while it is checked, on either database: everybody in plain text. */
export function restoringFolder(dataDir: string): string {
  return join(dataDir, 'outbox.restoring');
}

/** What was deleted. */
export type EraseResult = {
  messages: DeletedMessage[];
  /** `.eml` files. */
  files: number;
};

/** Every message that is meant, the latest first. */
export async function messagesMeant(
  database: Database,
  isMeant: (message: MessageOrigin) => boolean,
): Promise<MessageRecord[]> {
  const found: MessageRecord[] = [];
  for await (const message of everyMessage(database)) if (isMeant(message)) found.push(message);
  return found;
}

/**
 * Deletes messages in every state, with their `.eml` files on this machine. Whatever ends it, a second run deletes what
 * is left. The store's files hold the messages until they are scrubbed.
 */
export async function eraseMeant(
  database: Database,
  dataDir: string,
  isMeant: (message: MessageOrigin) => boolean,
): Promise<EraseResult> {
  const found = await messagesMeant(database, isMeant);
  // What a restore that was killed has left holds everybody.
  await rm(restoringFolder(dataDir), { recursive: true, force: true });
  let files = await deleteEml(dataDir, found);
  files += await deleteEmlWhere(dataDir, isMeant);
  const messages: DeletedMessage[] = [];
  for (let at = 0; at < found.length; at += batch)
    messages.push(
      ...(await deleteMessages(database, { ids: found.slice(at, at + batch).map(({ id }) => id) })),
    );
  // And again: a delivery may have written one meanwhile; now it would find no row, and write none.
  files += await deleteEml(dataDir, found);
  return { messages, files };
}
