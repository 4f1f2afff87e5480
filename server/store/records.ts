import type { MessageState, OutboxMessage } from './outbox.ts';

/** A message with all that is known of it. */
export type StoredMessage = OutboxMessage & {
  state: MessageState;
  /** Deliveries begun so far, since it was last sent again. */
  attempts: number;
  /** Next delivery, or the end of the present one's lease. Means something while queued. */
  due: Date;
  /** When it was delivered or given up. */
  settledAt: Date | undefined;
  /** What the receiver said when the last delivery failed. */
  reason: string | undefined;
};

/** What is left of a message when it is gone: nothing about the person. */
export type Removed = Pick<StoredMessage, 'id' | 'state' | 'receivedAt'>;

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
