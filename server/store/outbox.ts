import type { ContactMessage } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import type { Records } from './records.ts';

/** What is kept of a contact message: all of it but the captcha's token. */
export type ContactDetails = Omit<ContactMessage, 'recaptchaToken'>;

export type NewMessage = {
  contact: ContactDetails;
  locale: Locale;
  /** The client's name for this attempt to send; repeats with it are stored once. */
  idempotencyKey?: string;
  /** Names the captcha's challenge or the form's token that paid for this message; good for one. */
  nonce?: string;
};

export type OutboxMessage = {
  /** UUID; also names the mail (Message-ID) and the `.eml` file. */
  id: string;
  contact: ContactDetails;
  locale: Locale;
  receivedAt: Date;
};

/** A message handed to a worker, which has it for the length of a lease. */
export type TakenMessage = OutboxMessage & {
  /** Deliveries begun so far, this one included; counted anew when a person has it sent again. */
  attempts: number;
  /** Since when it is being delivered: when it was received, or when a person had it sent again. */
  triedSince: Date;
};

/** `conflict`: the idempotency key or the nonce was used before, for another message. */
export type Repetition = { kind: 'repeated'; id: string } | { kind: 'conflict' };
export type Acceptance = { kind: 'accepted'; id: string } | Repetition;

export type Backlog = { queued: number; failed: number; oldestQueued: Date | undefined };

export type MessageState = 'queued' | 'delivered' | 'failed';

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
  close: () => Promise<void>;
};
