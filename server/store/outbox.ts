import type {
  DeliveryState,
  DestinationName,
  FaultOwner,
  NewMessage,
  RemovedMessage,
  MessageIdentity,
  MessageRecord,
  Delivery,
} from './message.ts';

/** `conflict`: the idempotency key or the nonce was used before, for another message. */
export type RecallResult = ({ kind: 'repeated' } & MessageIdentity) | { kind: 'conflict' };
/** `full`: a ceiling is reached until then, and nothing was stored. */
export type StoreResult =
  ({ kind: 'accepted' } & MessageIdentity) | { kind: 'full'; until: Date } | RecallResult;

/** What becomes of a delivery after an attempt. */
export type Settlement = { state: 'delivered' } | FailureSettlement;

/** A delivery that failed for now, or was given up. */
export type FailureSettlement = ({ state: 'queued'; due: Date } | { state: 'failed' }) & {
  /** What the receiver said; stored with the message. */
  reason: string;
  /** Whether the attempt counts towards giving the message up. */
  refused: boolean;
  /** Whose a lasting error was; left out, what is known stays. */
  fault?: FaultOwner | undefined;
};

/** Messages by an id or a reference, or with a delivery in a state; all of them without any. */
export type MessageFilter = {
  name?: string | undefined;
  state?: DeliveryState | undefined;
  /** The destination whose deliveries `state` is about: the team's if this is left out. */
  to?: DestinationName | undefined;
  /** Those with a smaller id, so accepted earlier: the next page. */
  before?: string | undefined;
  limit: number;
};

/** What to delete: messages by id, whatever their state, or what was settled before a time. */
export type RemovalFilter = { ids: readonly string[] } | { settledBefore: Date; limit: number };

/** Messages, each counted once whatever its number of recipients, and of which kinds their errors are. */
export type FailureCount = { count: number; kinds: readonly string[] };

/** What a destination does not have yet. A message is in one of `refused`, `blocked` and `overdue` for each recipient. */
export type DeliverySummary = {
  destination: DestinationName;
  queued: number;
  failed: number;
  /** Given up, or queued although the message or its recipient was refused, or an answer was lost. */
  refused: FailureCount;
  /** Queued, and the receiver said for good that it takes nothing: its own trouble, or ours. */
  blocked: FailureCount;
  /** Queued since before the time that was asked for, with temporary errors alone. */
  overdue: number;
  /** Since when the one that waits longest is tried. */
  oldestQueued: Date | undefined;
};

/** What a person was told of a condition. */
export type Notified = {
  at: Date;
  count: number;
  /** All kinds that were told of since it began. */
  kinds: readonly string[];
};

/** What is kept of a condition while it stands, and until a person was told that it is over. */
export type AlertState = {
  since: Date;
  /** Undefined until somebody was told. */
  told: Notified | undefined;
};

/** Where what a person was told is kept. */
export type AlertStates = {
  /** What is kept, by the condition's name. */
  states: () => Promise<Map<string, AlertState>>;
  /**
   * Claims the telling of a condition for the caller, unless somebody else has claimed it, or has told of it since.
   * A claim lasts a minute; what is not told by then is claimed again.
   * @param known the state that the caller has seen; undefined for a condition that is new
   * @param since when a new one began; now, unless it is known
   * @returns since when it stands; undefined where it is not the caller's
   */
  claim: (condition: string, known: AlertState | undefined, since?: Date) => Promise<Date | undefined>;
  /** Records what a person was told; undefined when it was told that it is over, or nobody needs to hear of it. */
  record: (condition: string, told: Omit<Notified, 'at'> | undefined) => Promise<void>;
};

/**
 * Where accepted messages are kept until their retention ends. Every verb resolves only once its effect would survive
 * a power cut, and rejects if it had none.
 */
export type Outbox = AlertStates & {
  /**
   * Stores a message, unless its idempotency key, or else its nonce, is already known, or one of its ceilings is
   * reached; exactly so, however many are accepted at once and by however many servers.
   */
  accept: (message: NewMessage) => Promise<StoreResult>;
  /** What `accept` would answer for a known message; undefined for a new one. Stores nothing. */
  recall: (
    message: Pick<NewMessage, 'contact' | 'idempotencyKey' | 'nonce'>,
  ) => Promise<RecallResult | undefined>;
  /** Leases up to `limit` due deliveries, oldest due first; unfinished, they come due again as the lease ends. */
  take: (destination: DestinationName, limit: number) => Promise<Delivery[]>;
  /** Records how an attempt ended: a success in any case, all else only while no one else has taken it since. */
  settle: (task: Delivery, settlement: Settlement) => Promise<void>;
  /**
   * Has what is undelivered sent anew, due at once: what failed (never receipts), or one message. What waits for an
   * address that is no longer the team's goes to those that are.
   * @param which `strayed`: only what waits for such an address
   * @param recipients the team's addresses
   * @returns how many messages
   */
  retry: (which: { id: string } | 'failed' | 'strayed', recipients: readonly string[]) => Promise<number>;
  /** Messages with all that is stored of them, the latest first. */
  find: (filter: MessageFilter) => Promise<MessageRecord[]>;
  /** Deletes messages and reports them. By age: never a queued one. */
  remove: (which: RemovalFilter) => Promise<RemovedMessage[]>;
  /** Writes the store's files anew, without what was deleted. Rejects as `check` does; false while someone else uses them: it goes later. */
  scrub: () => Promise<boolean>;
  /** What is not delivered; cheap however many messages there are. Every destination has its entry. */
  summary: (overdue: Date) => Promise<DeliverySummary[]>;
  /** Rejects when the store cannot write, or writes where nobody would find it again. */
  check: () => Promise<void>;
  /** Receipts that failed since one was last delivered: given up, or blocked while they wait. */
  failingReceipts: () => Promise<FailureCount>;
};
