import { facts } from '#common/facts.ts';
import { deleteEml, deleteEmlBefore } from '#server/store/emlFolder.ts';
import type { DeletedMessage } from '#server/store/message.ts';
import type { Database } from '#server/store/database.ts';
import { DAY } from '#server/time.ts';
import { deleteMessages } from '#server/store/records.ts';

/** What the privacy notice promises: a message is deleted at the latest this long after its delivery. */
const { value: months } = facts.contactDataDeletion;

/** Small enough that a store is never busy with it for long. */
const batch = 500;

/**
 * What was delivered or given up before this is deleted now. One day early, so that it is never late until the
 * next daily run. Months end as in § 188 BGB: what was delivered on 31 August ends on the last of February.
 */
export function retentionCutoff(now: Date): Date {
  const next = new Date(now.getTime() + DAY);
  const day = next.getUTCDate();
  const isMonthsLast = new Date(next.getTime() + DAY).getUTCMonth() !== next.getUTCMonth();
  const year = next.getUTCFullYear();
  const month = next.getUTCMonth() - months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, month, isMonthsLast ? lastDay : Math.min(day, lastDay));
  return new Date(start + (next.getTime() % DAY));
}

/** Deletes messages that were delivered or given up long enough ago, and the `.eml` files of that age. */
export async function deleteExpired(
  database: Database,
  dataDir: string,
  now: Date,
): Promise<DeletedMessage[]> {
  const settledBefore = retentionCutoff(now);
  const messages: DeletedMessage[] = [];
  for (;;) {
    const gone = await deleteMessages(database, { settledBefore, limit: batch });
    messages.push(...gone);
    if (gone.length < batch) break;
  }
  await deleteEml(dataDir, messages);
  await deleteEmlBefore(dataDir, settledBefore);
  return messages;
}
