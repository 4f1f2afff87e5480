import type { ContactMessage } from '#common/contact.ts';
import type { Agreed } from '#common/legalVersions.ts';
import type { Locale } from '#common/locales.ts';
import type { DestinationName } from '#server/destinations.ts';

/** What is kept of a contact message: all of it but the captcha's token. */
export type ContactDetails = Omit<ContactMessage, 'recaptchaToken'>;

/** One delivery of a message. `recipient`: an address of the team; empty where the destination has one receiver. */
export type DeliveryTarget = { destination: DestinationName; recipient: string };

/** How many messages of all senders are stored in so many milliseconds, before others are refused. */
export type Ceiling = { max: number; window: number };

/** A message to be stored. */
export type NewMessage = {
  contact: ContactDetails;
  locale: Locale;
  /** Where it goes. */
  targets: readonly DeliveryTarget[];
  /** It is refused if one of them is reached; never if this is left out. */
  ceilings?: readonly Ceiling[];
  /** Which versions of terms and privacy notice were in force when it was accepted. */
  agreed?: Agreed;
  /** The client's name for this attempt to send; repeats with it are stored once. */
  idempotencyKey?: string;
  /** Names the captcha's challenge or the form's token that paid for this message; good for one. */
  nonce?: string;
};

/** A message that is stored. */
export type Message = {
  /** UUID; also names the mail (Message-ID) and the `.eml` file. */
  id: string;
  /** What people call it; messages stored before there were references have none. */
  reference: string | undefined;
  contact: ContactDetails;
  locale: Locale;
  receivedAt: Date;
};

/** A message on its way to one recipient, handed to a worker, which has it for the length of a lease. */
export type Delivery = DeliveryTarget & {
  message: Message;
  /** Attempts begun so far, including this one; starts again when a person has it sent again. */
  attempts: number;
  /** When delivery began: when it was received, or when a person had it sent again. */
  triedSince: Date;
  /** How many attempts have used it up: refusals of this message or recipient, and answers that were lost. */
  refusals: number;
};

/** Whose the error of a delivery is (`server/delivery/fault.ts`). */
export const faultOwners = ['message', 'recipient', 'server', 'own', 'unanswered'] as const;
export type FaultOwner = (typeof faultOwners)[number];

/** Why a message is not delivered: whose the error is, or that nobody answered for as long as it was tried. */
export type FailureKind = FaultOwner | 'expired';

export const deliveryStates = ['queued', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What has become of one delivery. */
export type DeliveryRecord = DeliveryTarget & {
  state: DeliveryState;
  attempts: number;
  refusals: number;
  /** Whose the last lasting error was (`isLasting` in delivery/fault.ts); undefined while there was none. */
  fault: FaultOwner | undefined;
  /** While it is queued: the next attempt, or the end of the current one's lease. After that: the end of its last lease. */
  due: Date;
  triedSince: Date;
  /** When it was delivered or given up. */
  settledAt: Date | undefined;
  /** What the receiver said when the last attempt failed. */
  reason: string | undefined;
};

/** A message with everything that is stored of it. */
export type MessageRecord = Message & {
  /** With the team: queued while one of them is, else failed if one of them has. */
  state: DeliveryState;
  /** In the order of `destinationNames`. */
  deliveries: DeliveryRecord[];
  /** Which texts the sender agreed to; undefined where the message is older than this note of it. */
  agreed: Agreed | undefined;
  /** The sender's address in one spelling, by which messages are found. */
  sender: string;
  idempotencyKey: string | undefined;
  nonce: string | undefined;
  fingerprint: string;
};

/** What is reported of a deleted message: nothing about the person. */
export type DeletedMessage = Pick<MessageRecord, 'id' | 'state' | 'receivedAt'>;

/** What the sender of a stored message is told of it. */
export type MessageIdentity = Pick<Message, 'id' | 'reference' | 'receivedAt'>;
