import { contactFields } from '#common/contactFields.ts';
import { destinationNames } from '#server/destinations.ts';
import type { Agreed } from '#common/legalVersions.ts';
import { fallbackLocale, isLocale } from '#common/locales.ts';
import {
  type ContactDetails,
  type DeliveryState,
  type DeliveryTarget,
  type Message,
  type MessageIdentity,
  type DeliveryRecord,
  type MessageRecord,
} from './message.ts';
import { storable } from './storableRow.ts';
import type { DeliveryRow, MessageRow } from './tables.ts';

export function identityOf(row: Pick<MessageRow, 'id' | 'reference' | 'received'>): MessageIdentity {
  return { id: row.id, reference: row.reference ?? undefined, receivedAt: new Date(row.received) };
}

export function messageOf(row: MessageRow): Message {
  const contact = readContact(row);
  // A language that the site no longer has, or that another program wrote.
  const locale = isLocale(row.locale) ? row.locale : fallbackLocale;
  return { ...identityOf(row), contact, locale };
}

/** A delivery that is due at once. */
export function newDelivery(message: string, target: DeliveryTarget, now: number): DeliveryRow {
  return {
    message,
    destination: target.destination,
    recipient: target.recipient,
    state: 'queued',
    due: now,
    since: now,
    settled: null,
    attempts: 0,
    refused: 0,
    fault: null,
    reason: null,
    unsettled: 0,
  };
}

function deliveryRecordOf(row: DeliveryRow): DeliveryRecord {
  const { destination, recipient, state, attempts, refused, fault } = row;
  return {
    destination,
    recipient,
    state,
    attempts,
    refusals: refused,
    fault: fault ?? undefined,
    due: new Date(row.due),
    triedSince: new Date(row.since),
    settledAt: row.settled === null ? undefined : new Date(row.settled),
    reason: row.reason ?? undefined,
  };
}

/** A message's state from its deliveries to the team. */
export function stateOf(states: readonly DeliveryState[]): DeliveryState {
  return (['queued', 'failed'] as const).find((state) => states.includes(state)) ?? 'delivered';
}

/** @param deliveries those of the message, in any order */
export function recordOf(row: MessageRow, deliveries: readonly DeliveryRow[]): MessageRecord {
  const inOrder = deliveries.toSorted(
    (a, b) =>
      destinationNames.indexOf(a.destination) - destinationNames.indexOf(b.destination) ||
      a.recipient.localeCompare(b.recipient),
  );
  return {
    ...messageOf(row),
    state: stateOf(inOrder.filter(({ destination }) => destination === 'team').map(({ state }) => state)),
    deliveries: inOrder.map(deliveryRecordOf),
    agreed: row.agreed === null ? undefined : (jsonOf(row.agreed) as Agreed | undefined),
    sender: row.sender,
    idempotencyKey: row.idempotency_key ?? undefined,
    nonce: row.nonce ?? undefined,
    fingerprint: row.fingerprint,
  };
}

/** A message in which nothing was typed. */
export const blankContact = Object.fromEntries(contactFields.map((field) => [field, ''])) as ContactDetails;

/**
 * What was typed; a field that the form did not have yet when the message came is an empty text. Of a row that somebody
 * changed past the service, the message is all that stands there: one that cannot be read would hold up all others.
 */
function readContact({ contact, sender }: Pick<MessageRow, 'contact' | 'sender'>): ContactDetails {
  // SQLite keeps bytes and NUL in a column of texts.
  const stored = String(storable(contact));
  const typed = jsonOf(stored);
  return isTyped(typed) ? { ...blankContact, ...typed } : { ...blankContact, email: sender, message: stored };
}

const isTyped = (value: unknown): value is Partial<ContactDetails> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => typeof field === 'string');

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
