import type { MessageState, Removed, StoredMessage } from './message.ts';

/** Of which messages: those settled before a time, at most so many, perhaps only of a state. */
export type Settled = { before: Date; limit: number; state?: 'delivered' | 'failed' };

/** What people and the retention do with stored messages. */
export type Records = {
  /** The latest messages, newest first, perhaps only those of a state. */
  list: (filter: { state?: MessageState | undefined; limit: number }) => Promise<StoredMessage[]>;
  find: (id: string) => Promise<StoredMessage | undefined>;
  /** Every message of a sender, oldest first; case does not matter. */
  findFrom: (email: string) => Promise<StoredMessage[]>;
  findSettled: (settled: Settled) => Promise<Removed[]>;
  /** Has a failed message, or all of them, sent again. Returns how many. */
  retry: (id?: string) => Promise<number>;
  /** Deletes every message of a sender, whatever its state. */
  eraseFrom: (email: string) => Promise<Removed[]>;
  /** Deletes settled messages; never a queued one. */
  purge: (settled: Settled) => Promise<Removed[]>;
  /** Books a job that is due until `lease` has passed; false when someone else has done it or is at it. */
  takeJob: (name: string, lease: number) => Promise<boolean>;
  /** Notes that a job is done until it is due again. */
  completeJob: (name: string, due: Date) => Promise<void>;
};
