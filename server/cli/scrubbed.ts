import type { Outbox } from '#server/store/outbox.ts';

type Outcome = {
  /** Whether the files of the database are clean. */
  scrubbed: boolean;
  /** What a person has to know where they are not. */
  unfinished?: string;
};

/** Cleans the database's files after a deletion, which is done whatever comes of this. */
export async function scrub(outbox: Pick<Outbox, 'scrub'>): Promise<Outcome> {
  const outcome = await outbox.scrub().catch((error: unknown) => error as Error);
  if (outcome === 'done') return { scrubbed: true };
  const cause = outcome === 'heldUp' ? 'another process is using them' : outcome.message;
  return {
    scrubbed: false,
    unfinished: `deleted, but the files of the database still hold it (${cause}); run "purge" later, as the server does once a day`,
  };
}
