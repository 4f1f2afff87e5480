import type { DeliveryState, DestinationName, NewMessage, OutboxMessage, TakenMessage } from './message.ts';
import type { Records } from './records.ts';

/** What the sender of a stored message is told of it. */
export type Stored = Pick<OutboxMessage, 'id' | 'reference' | 'receivedAt'>;

/** `conflict`: the idempotency key or the nonce was used before, for another message. */
export type Repetition = ({ kind: 'repeated' } & Stored) | { kind: 'conflict' };
/** `full`: a ceiling is reached until then, and nothing was stored. */
export type Acceptance = ({ kind: 'accepted' } & Stored) | { kind: 'full'; until: Date } | Repetition;

/** What a destination does not have yet. `oldestQueued`: since when the one that waits longest is tried. */
export type Backlog = { queued: number; failed: number; oldestQueued: Date | undefined };

/** Messages that a destination does not have, counted by what keeps them from it; `oldest` is the id of one. */
export type Troubled = {
  destination: DestinationName;
  trouble: DeliveryTrouble;
  count: number;
  oldest: string;
};

/** What may keep a message from a destination so that a person has to hear of it; the first that holds counts. */
export const deliveryTroubles = ['failed', 'partly_refused', 'refused', 'uncertain', 'overdue'] as const;
export type DeliveryTrouble = (typeof deliveryTroubles)[number];

/**
 * Where accepted messages are kept until their retention ends. Every method resolves only once its effect
 * would survive a power cut, and rejects if it had none.
 */
export type Outbox = Records & {
  /**
   * Stores a message, unless its idempotency key, or else its nonce, is already known, or one of its ceilings is
   * reached; exactly so, however many are accepted at once and by however many servers.
   */
  accept: (message: NewMessage) => Promise<Acceptance>;
  /** What `accept` would answer for a known message; undefined for a new one. Stores nothing. */
  recall: (message: NewMessage) => Promise<Repetition | undefined>;
  /**
   * Leases up to `limit` messages that are due at a destination, oldest due first; unfinished, they come due
   * again by themselves. What is done with a taken message concerns that destination alone.
   */
  take: (destination: DestinationName, limit: number) => Promise<TakenMessage[]>;
  /**
   * Begins the lease anew while a delivery goes on. Resolves to false when the message is no longer this
   * worker's: its lease had ended and another has taken it, or it was settled or erased.
   */
  extend: (message: TakenMessage) => Promise<boolean>;
  /** Adds recipients that have the message, even after its lease has passed: what is sent is sent. */
  reach: (message: TakenMessage, recipients: readonly string[]) => Promise<void>;
  /** Records the delivery of a message, even after its lease has passed: what is sent is sent. */
  complete: (message: TakenMessage) => Promise<void>;
  /**
   * Puts a message back until `due`. Without effect when someone else has taken it since.
   * @param outcome `uncertain`: this delivery may have succeeded, and is counted as such; `refused`: it goes
   *   on only once a person has mended something. Without one, this delivery has shown neither.
   */
  postpone: (
    message: TakenMessage,
    due: Date,
    reason: string,
    outcome?: { uncertain: boolean; refused?: boolean },
  ) => Promise<void>;
  /** Gives a message up for a person to look at. Without effect when someone else has taken it since. */
  fail: (message: TakenMessage, reason: string) => Promise<void>;
  /**
   * Makes messages due whose time lies further ahead than any pause: the clock was set back since, and they
   * would wait for as long. Returns how many.
   */
  straighten: () => Promise<number>;
  /** What is not delivered yet; cheap however many messages there are. */
  backlog: () => Promise<Record<DestinationName, Backlog>>;
  /**
   * What keeps messages from where they should be.
   * @param overdue a message that has been tried since then, or for longer, is overdue
   */
  troubled: (overdue: Date) => Promise<Troubled[]>;
  /** Number of messages in each state, with the team. */
  count: () => Promise<Record<DeliveryState, number>>;
  /** Rejects when the store cannot write. */
  check: () => Promise<void>;
};
