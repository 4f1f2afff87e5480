import type { DeliveryState, Removed, StoredMessage } from './message.ts';

/** Selects messages that rest with the team since before a time, at most `limit`, of one state or of all. */
export type Settled = { before: Date; limit: number; state?: Exclude<DeliveryState, 'queued'> };

/** `heldUp`: someone else is still using what was deleted; it goes with the next time. */
export type Scrubbed = 'done' | 'heldUp';

/** What operators and the retention job do with stored messages. */
export type Records = {
  /** The latest messages, newest first; of one state (with the team) if it is given. */
  list: (filter: { state?: DeliveryState | undefined; limit: number }) => Promise<StoredMessage[]>;
  /** A message by its id or its reference. */
  find: (name: string) => Promise<StoredMessage | undefined>;
  /** Every message of a sender, oldest first; case does not matter. */
  findFrom: (email: string) => Promise<StoredMessage[]>;
  findSettled: (settled: Settled) => Promise<Removed[]>;
  /** Has what failed sent again where it failed: one message, or all of them. Returns how many messages. */
  retry: (id?: string) => Promise<number>;
  /** Has held messages sent, one or all, as if they had just come. Returns how many. */
  release: (id?: string) => Promise<number>;
  /** Deletes held messages, the oldest first: at most `limit`, or one of them. */
  drop: (which: { id?: string; limit: number }) => Promise<Removed[]>;
  /** Deletes every message of a sender, whatever its state. */
  eraseFrom: (email: string) => Promise<Removed[]>;
  /** Deletes messages that rest; never a queued one. */
  purge: (settled: Settled) => Promise<Removed[]>;
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
