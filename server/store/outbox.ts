import type {
  DeliveryState,
  DestinationName,
  NewMessage,
  Removed,
  Stored,
  StoredMessage,
  Task,
} from './message.ts';

/** `conflict`: the idempotency key or the nonce was used before, for another message. */
export type Repetition = ({ kind: 'repeated' } & Stored) | { kind: 'conflict' };
/** `full`: a ceiling is reached until then, and nothing was stored. */
export type Acceptance = ({ kind: 'accepted' } & Stored) | { kind: 'full'; until: Date } | Repetition;

/** How an attempt to deliver ended. `refused`: the receiver said no for good. */
export type Outcome =
  | { state: 'delivered' }
  | { state: 'queued'; due: Date; reason: string; refused: boolean }
  | { state: 'failed'; reason: string; refused: boolean };

/** Messages by an id or a reference, or with a delivery in a state; all of them without any. */
export type Filter = {
  name?: string | undefined;
  state?: DeliveryState | undefined;
  /** The destination whose deliveries `state` is about: the team's if this is left out. */
  to?: DestinationName | undefined;
  /** Those with a smaller id, so accepted earlier: the next page. */
  before?: string | undefined;
  limit: number;
};

/** What to delete: messages by id, whatever their state, or what was settled before a time. */
export type Removal = { ids: readonly string[] } | { settledBefore: Date; limit: number };

/** What a destination does not have yet, in messages: each counts once, whatever its number of recipients. */
export type Summary = {
  destination: DestinationName;
  queued: number;
  failed: number;
  /** Given up, or queued although the receiver said no for good once. */
  refused: number;
  /** Queued since before the time that was asked for, at somebody who did not refuse it. */
  overdue: number;
  /** Since when the one that waits longest is tried. */
  oldestQueued: Date | undefined;
};

/** What was claimed: since when there is trouble, and whether it is over. */
export type Claim = { since: Date; over: boolean };

/**
 * Where accepted messages are kept until their retention ends. Every verb resolves only once its effect would survive
 * a power cut, and rejects if it had none.
 */
export type Outbox = {
  /**
   * Stores a message, unless its idempotency key, or else its nonce, is already known, or one of its ceilings is
   * reached; exactly so, however many are accepted at once and by however many servers.
   */
  accept: (message: NewMessage) => Promise<Acceptance>;
  /** What `accept` would answer for a known message; undefined for a new one. Stores nothing. */
  recall: (
    message: Pick<NewMessage, 'contact' | 'idempotencyKey' | 'nonce'>,
  ) => Promise<Repetition | undefined>;
  /** Leases up to `limit` due deliveries, oldest due first; unfinished, they come due again as the lease ends. */
  take: (destination: DestinationName, limit: number) => Promise<Task[]>;
  /** Records how an attempt ended: a success in any case, all else only while no one else has taken it since. */
  settle: (task: Task, outcome: Outcome) => Promise<void>;
  /**
   * Has what is undelivered sent anew, due at once: what failed (never receipts), or one message. What waits for an
   * address that is no longer the team's goes to those that are.
   * @param which `strayed`: only what waits for such an address
   * @param recipients the team's addresses
   * @returns how many messages
   */
  retry: (which: { id: string } | 'failed' | 'strayed', recipients: readonly string[]) => Promise<number>;
  /** Messages with all that is stored of them, the latest first. */
  find: (filter: Filter) => Promise<StoredMessage[]>;
  /** Deletes messages and reports them. By age: never a queued one. */
  remove: (which: Removal) => Promise<Removed[]>;
  /** Writes the store's files anew, without what was deleted. False while someone else uses them: it goes later. */
  scrub: () => Promise<boolean>;
  /** What is not delivered; cheap however many messages there are. Every destination has its entry. */
  summary: (overdue: Date) => Promise<Summary[]>;
  /** Rejects when the store cannot write. */
  check: () => Promise<void>;
  /**
   * Claims the telling of a trouble for the caller, where there is something to tell and nobody else has claimed it: it
   * is new, or a person knows of it and it is over. A claim lasts a minute; what is not told by then is claimed again.
   */
  claim: (trouble: string, isThere: boolean) => Promise<Claim | undefined>;
  /** Records that a person was told what was claimed. */
  told: (trouble: string, claim: Claim) => Promise<void>;
};
