import type { MessageState, NewMessage, TakenMessage } from './message.ts';
import type { Records } from './records.ts';

/** `conflict`: the idempotency key or the nonce was used before, for another message. */
export type Repetition = { kind: 'repeated'; id: string } | { kind: 'conflict' };
export type Acceptance = { kind: 'accepted'; id: string } | Repetition;

export type Backlog = { queued: number; failed: number; oldestQueued: Date | undefined };

/**
 * Where accepted messages live until they are dealt with. Every verb resolves only once its effect
 * would survive a power cut, and rejects when it had none.
 */
export type Outbox = Records & {
  /** Stores a message, or recognises it by its idempotency key, else by its nonce. */
  accept: (message: NewMessage) => Promise<Acceptance>;
  /** What `accept` would say of a message that is known already; undefined for a new one. Stores nothing. */
  recall: (message: NewMessage) => Promise<Repetition | undefined>;
  /** Leases up to `limit` due messages, oldest due first; unfinished, they come due again by themselves. */
  take: (limit: number) => Promise<TakenMessage[]>;
  /** Notes the delivery of a message. Holds even when the lease has passed: what is sent is sent. */
  complete: (message: TakenMessage) => Promise<void>;
  /** Puts a message back until `due`. Without effect when someone else has taken it since. */
  postpone: (message: TakenMessage, due: Date, reason: string) => Promise<void>;
  /** Gives a message up for a person to look at. Without effect when someone else has taken it since. */
  fail: (message: TakenMessage, reason: string) => Promise<void>;
  /**
   * Makes messages due whose time no pause explains: the clock was set back since. Without it they would
   * wait for as long as it was set back. Returns how many.
   */
  straighten: () => Promise<number>;
  /** What is not delivered: cheap however many messages there are. */
  backlog: () => Promise<Backlog>;
  /** Number of messages in each state. */
  count: () => Promise<Record<MessageState, number>>;
  /** Rejects when the store cannot write. */
  check: () => Promise<void>;
};
