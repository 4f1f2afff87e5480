import { createHash } from 'node:crypto';
import { contactFields } from '#common/contact.ts';
import type { ContactDetails } from './outbox.ts';

/** Tells two messages apart without keeping their text twice: SHA-256 over the fields in form order. */
export function fingerprint(contact: ContactDetails): string {
  const fields = contactFields.map((field) => contact[field]);
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
