import type { Scrubbed } from '#server/store/records.ts';

/** What a person has to know when what was deleted could not be removed from the database's files yet. */
export function unfinishedBy(scrubbed: Scrubbed | undefined): string | undefined {
  if (scrubbed !== 'heldUp') return undefined;
  return 'deleted, but another process is using the database, whose files still hold it; run "purge" when that has ended (the server does so once a day)';
}
