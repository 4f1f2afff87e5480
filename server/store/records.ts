import type { DeliveryState, Everything, Removed, StoredMessage, Unanswered } from './message.ts';
import type { Match, Person } from './person.ts';

/** Selects messages by a time before which something became of them, at most `limit`. */
export type Before = { before: Date; limit: number };

/** By delivery to the team, or by whether they wait for an answer: `closed` is what does not. */
export type Listed = DeliveryState | 'open' | 'closed' | 'done';

/** `heldUp`: someone else is still using what was deleted; it goes with the next time. */
export type Scrubbed = 'done' | 'heldUp';

/** What operators and the retention job do with stored messages. */
export type Records = {
  /**
   * Messages of one state, or all: the latest, newest first, but of the open ones the oldest, and of those that
   * are done the last to be.
   */
  list: (filter: { state?: Listed | undefined; limit: number }) => Promise<StoredMessage[]>;
  /** What waits for an answer, the oldest first; cheap however many messages there are. */
  unanswered: (limit: number) => Promise<Unanswered[]>;
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
  /** Dealt with: marked as done, given up, held, or delivered so long before that it counts as done. */
  findDealtWith: (before: Before) => Promise<Removed[]>;
  /** Failed and not marked as done, or held: what nobody has seen to. */
  findWaiting: (before: Before) => Promise<Removed[]>;
  /**
   * Marks messages as dealt with, whatever their state, from now on; those that are keep their time. Delivery
   * goes on as it was going to.
   */
  done: (ids: readonly string[]) => Promise<void>;
  /** Says of messages that they are not dealt with: as of now, they wait for an answer. */
  reopen: (ids: readonly string[]) => Promise<void>;
  /**
   * Has what failed sent again where it failed: one message, or all of them but for those that are done. Returns
   * how many messages.
   */
  retry: (id?: string) => Promise<number>;
  /** Has held messages sent, one or all, as if they had just come. Returns how many. */
  release: (id?: string) => Promise<number>;
  /** Deletes held messages, the oldest first: at most `limit`, or one of them. */
  drop: (which: { id?: string; limit: number }) => Promise<Removed[]>;
  /** Deletes every message of a sender, whatever its state. */
  eraseFrom: (email: string) => Promise<Removed[]>;
  /** Deletes what `findDealtWith` finds; never a queued message. */
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
