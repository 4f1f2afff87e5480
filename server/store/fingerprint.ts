import { hash } from 'node:crypto';
import { contactFields } from '#common/contact.ts';
import type { ContactDetails } from './message.ts';
import type { Repetition } from './outbox.ts';
import { storedOf, type StoredRow } from './rows.ts';

/** Tells two messages apart without keeping their text twice: SHA-256 over the fields in form order. */
export function fingerprint(contact: ContactDetails): string {
  const fields = contactFields.map((field) => contact[field]);
  return hash('sha256', JSON.stringify(fields));
}

/** A stored message that has the key or the nonce of a new one. */
export type KnownMessage = StoredRow & { fingerprint: string };

/** Whether a message with a known key or nonce repeats the stored one or is another that reuses its key. */
export function repetitionOf(known: KnownMessage, mark: string): Repetition {
  return known.fingerprint === mark ? { kind: 'repeated', ...storedOf(known) } : { kind: 'conflict' };
}
