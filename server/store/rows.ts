import { contactFields } from '#common/contactFields.ts';
import { destinationNames } from '#server/destinations.ts';
import type { Agreed } from '#common/legalVersions.ts';
import type { Locale } from '#common/locales.ts';
import {
  type ContactDetails,
  type DeliveryState,
  type DeliveryTarget,
  type Message,
  type MessageIdentity,
  type DeliveryRecord,
  type MessageRecord,
} from './message.ts';
import type { DeliveryRow, MessageRow } from './tables.ts';

export function identityOf(row: Pick<MessageRow, 'id' | 'reference' | 'received'>): MessageIdentity {
  return { id: row.id, reference: row.reference ?? undefined, receivedAt: new Date(row.received) };
}

export function messageOf(row: MessageRow): Message {
  const contact = readContact(row.contact);
  return { ...identityOf(row), contact, locale: row.locale as Locale };
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
    agreed: row.agreed === null ? undefined : (JSON.parse(row.agreed) as Agreed),
    sender: row.sender,
    idempotencyKey: row.idempotency_key ?? undefined,
    nonce: row.nonce ?? undefined,
    fingerprint: row.fingerprint,
  };
}

/** A message in which nothing was typed. */
export const blankContact = Object.fromEntries(contactFields.map((field) => [field, ''])) as ContactDetails;

/** What was typed; a field that the form did not have yet when the message came is an empty text. */
function readContact(stored: string): ContactDetails {
  return { ...blankContact, ...(JSON.parse(stored) as Partial<ContactDetails>) };
}
