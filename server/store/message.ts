import type { ContactMessage } from '#common/contact.ts';
import type { Agreed } from '#common/legalVersions.ts';
import type { Locale } from '#common/locales.ts';

/** What is kept of a contact message: all of it but the captcha's token. */
export type ContactDetails = Omit<ContactMessage, 'recaptchaToken'>;

/**
 * Where messages go, each by deliveries of its own: to the team by mail, as a receipt to the sender, to another
 * system. The first decides about the message: it is delivered once the team has it.
 */
export const destinationNames = ['team', 'receipt', 'webhook'] as const;
export type DestinationName = (typeof destinationNames)[number];

/** How many messages of all senders are stored in so many milliseconds, before others are refused. */
export type Ceiling = { max: number; window: number };

export type NewMessage = {
  contact: ContactDetails;
  locale: Locale;
  /** Where it goes; to the team alone if this is left out. */
  destinations?: readonly DestinationName[];
  /** It is refused if one of them is reached; never if this is left out. */
  ceilings?: readonly Ceiling[];
  /** Which versions of terms and privacy notice were in force; nothing where nobody was asked to agree. */
  agreed?: Agreed;
  /** The client's name for this attempt to send; repeats with it are stored once. */
  idempotencyKey?: string;
  /** Names the captcha's challenge or the form's token that paid for this message; good for one. */
  nonce?: string;
};

export type OutboxMessage = {
  /** UUID; also names the mail (Message-ID) and the `.eml` file. */
  id: string;
  /** What people call it; messages stored before there were references have none. */
  reference: string | undefined;
  contact: ContactDetails;
  locale: Locale;
  receivedAt: Date;
};

/** A message handed to the worker of a destination, which has it for the length of a lease. */
export type TakenMessage = OutboxMessage & {
  destination: DestinationName;
  /** Deliveries begun so far, including this one; starts again when a person has it sent again. */
  attempts: number;
  /** When delivery began: when it was received, or when a person had it sent again. */
  triedSince: Date;
  /** Addresses that have the mail already; the others are due. */
  reached: string[];
  /** Deliveries of which nobody knows whether they succeeded, since a person last had it sent again. */
  uncertain: number;
};

export const deliveryStates = ['queued', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What has become of a message at one destination. */
export type StoredDelivery = {
  destination: DestinationName;
  state: DeliveryState;
  /** Deliveries begun so far, since it was last sent again. */
  attempts: number;
  /** Next delivery, or the end of the current one's lease. Meaningful only while queued. */
  due: Date;
  /** When it was delivered or given up. */
  settledAt: Date | undefined;
  /** What the receiver said when the last delivery failed. */
  reason: string | undefined;
  /** Addresses that have the mail, where it is not yet delivered to all. */
  reached: string[];
};

/** A message with all that is known of it: what has become of it with the team, and everywhere. */
export type StoredMessage = OutboxMessage &
  StoredDelivery & {
    /** In the order of `destinationNames`. */
    deliveries: StoredDelivery[];
    /** Which versions of terms and privacy notice were in force; unknown of older messages. */
    agreed: Agreed | undefined;
  };

/** Every column of a message and of its deliveries, as the store has them. */
export type Everything = Record<string, unknown> & { id: string; deliveries: Record<string, unknown>[] };

/** What is reported of a deleted message: nothing about the person. */
export type Removed = Pick<StoredMessage, 'id' | 'state' | 'receivedAt'>;
