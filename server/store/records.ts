import type { DeliveryState, Everything, Removed, StoredMessage } from './message.ts';
import type { Match, Person } from './person.ts';

/** Selects messages by a time before which their delivery ended, at most `limit`. */
export type Before = { before: Date; limit: number };

/** `heldUp`: someone else is still using what was deleted; it goes with the next time. */
export type Scrubbed = 'done' | 'heldUp';

/** What operators and the retention job do with stored messages. */
export type Records = {
  /** Messages of one state with the team, or all, the latest first. */
  list: (filter: { state?: DeliveryState | undefined; limit: number }) => Promise<StoredMessage[]>;
  /** A message by its id or its reference. */
  find: (name: string) => Promise<StoredMessage | undefined>;
  /** Every message of a sender, oldest first; case does not matter. */
  findFrom: (email: string) => Promise<StoredMessage[]>;
  /**
   * Messages that may be of a person, by what they are, oldest first. Looks at every message: for requests
   * that come a few times a year.
   */
  search: (person: Person) => Promise<{ id: string; foundBy: Match[] }[]>;
  /** All that is stored of a message, nothing left out, for who asks what is known of them. */
  everything: (id: string) => Promise<Everything | undefined>;
  /** Delivered to the team, or given up, before a time. */
  findSettled: (before: Before) => Promise<Removed[]>;
  /** Has what failed sent again where it failed: one message, or all of them. Returns how many messages. */
  retry: (id?: string) => Promise<number>;
  /** Deletes every message of a sender, whatever its state. */
  eraseFrom: (email: string) => Promise<Removed[]>;
  /** Deletes what `findSettled` finds; never a queued message. */
  purge: (before: Before) => Promise<Removed[]>;
  /**
   * Makes sure that what was deleted is no longer in the store's own files, as far as the store can see to
   * that (docs/contact.md says how far that is).
   */
  scrub: () => Promise<Scrubbed>;
  /** Takes a due job for the length of `lease`; false if another process has done it or is doing it. */
  takeJob: (name: string, lease: number) => Promise<boolean>;
  /** Records that a job is done, and when it is due again. */
  completeJob: (name: string, due: Date) => Promise<void>;
};
