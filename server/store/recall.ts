import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { contactFieldEntry, contactFields, type ContactField } from '#common/contactFields.ts';
import type { Database } from './database.ts';
import type { ContactDetails, MessageIdentity, NewMessage } from './message.ts';
import { identityOf } from './rows.ts';
import type { Tables } from './tables.ts';

/** `conflict`: the idempotency key or the nonce was used before, for another message. */
export type RecallResult = ({ kind: 'repeated' } & MessageIdentity) | { kind: 'conflict' };

/** By what a message is known that comes a second time. */
type KnownBy = Pick<NewMessage, 'contact' | 'idempotencyKey' | 'nonce'>;

/** What `storeMessage` would answer for a known message; undefined for a new one. Stores nothing. */
export async function recallMessage(database: Database, message: KnownBy): Promise<RecallResult | undefined> {
  const db = await database.ready();
  database.requireFiles();
  return recallFrom(db, message);
}

/** The same, within a transaction. */
export async function recallFrom(
  db: Kysely<Tables>,
  { contact, idempotencyKey, nonce }: KnownBy,
): Promise<RecallResult | undefined> {
  if (idempotencyKey === undefined && nonce === undefined) return undefined;
  // No row has the key or nonce null: `= null` is never true in SQL.
  const found = await db
    .selectFrom('contact_message')
    .select(['id', 'reference', 'received', 'fingerprint', 'idempotency_key'])
    .where((eb) =>
      eb.or([eb('idempotency_key', '=', idempotencyKey ?? null), eb('nonce', '=', nonce ?? null)]),
    )
    .execute();
  // The key decides where both are known.
  const known = found.find((row) => row.idempotency_key === idempotencyKey) ?? found[0];
  if (known === undefined) return undefined;
  if (known.fingerprint !== fingerprint(contact)) return { kind: 'conflict' };
  return { kind: 'repeated', ...identityOf(known) };
}

/**
 * Tells two messages apart without keeping their text twice: SHA-256 over the values of the required fields in the
 * form's order, and after them the optional ones that were filled in, each with its name.
 */
export function fingerprint(contact: ContactDetails): string {
  const isRequired = (field: ContactField) => contactFieldEntry(field).isRequired;
  const values = contactFields.filter(isRequired).map((field) => contact[field]);
  // So a field that the form gets later changes no earlier message.
  const optional = contactFields.filter((field) => !isRequired(field) && contact[field] !== '');
  return hash('sha256', JSON.stringify([...values, ...optional.map((field) => [field, contact[field]])]));
}
