import { contactFields } from '#common/contactFields.ts';
import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import { addressKey } from './addressKey.ts';
import type { Database } from './database.ts';
import type { Ceiling, ContactDetails, MessageIdentity, NewMessage } from './message.ts';
import { ceilingLock } from './postgres.ts';
import { newReference } from './reference.ts';
import { identityOf, newDelivery } from './rows.ts';
import type { Tables } from './tables.ts';

/** `conflict`: the idempotency key or the nonce was used before, for another message. */
export type RecallResult = ({ kind: 'repeated' } & MessageIdentity) | { kind: 'conflict' };

/** `full`: a ceiling is reached until then, and nothing was stored. */
export type StoreResult =
  ({ kind: 'accepted' } & MessageIdentity) | { kind: 'full'; until: Date } | RecallResult;

/** By what a message is known that comes a second time. */
type KnownBy = Pick<NewMessage, 'contact' | 'idempotencyKey' | 'nonce'>;

/**
 * Stores a message, unless its idempotency key, or else its nonce, is already known, or one of its ceilings is
 * reached; exactly so, however many are stored at once and by however many servers. Resolves once it would survive a
 * power cut.
 * @throws with nothing stored
 */
export async function storeMessage(database: Database, message: NewMessage): Promise<StoreResult> {
  const { ceilings = [] } = message;
  const db = await database.ready();
  database.requireFiles();
  const result = await db.transaction().execute(async (transaction) => {
    // Two servers that count at the same time would see the same number; SQLite has one writer anyway.
    if (database.isPostgres && ceilings.length > 0)
      await sql`select pg_advisory_xact_lock(${ceilingLock})`.execute(transaction);
    const now = database.clock();
    return (
      (await recallFrom(transaction, message)) ??
      (await fullUntil(transaction, ceilings, now)) ??
      (await insertMessage(transaction, message, now))
    );
  });
  // Until now somebody may have taken the file away that it was written to.
  database.requireFiles();
  // A unique constraint was hit in between: the second attempt finds the message, or takes a new reference.
  return result ?? storeMessage(database, message);
}

/** What `storeMessage` would answer for a known message; undefined for a new one. Stores nothing. */
export async function recallMessage(database: Database, message: KnownBy): Promise<RecallResult | undefined> {
  const db = await database.ready();
  database.requireFiles();
  return recallFrom(db, message);
}

async function recallFrom(
  db: Kysely<Tables>,
  { contact, idempotencyKey, nonce }: KnownBy,
): Promise<RecallResult | undefined> {
  if (idempotencyKey === undefined && nonce === undefined) return undefined;
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

async function fullUntil(
  db: Kysely<Tables>,
  ceilings: readonly Ceiling[],
  now: number,
): Promise<StoreResult | undefined> {
  for (const { max, window } of ceilings) {
    const { number, first } = await db
      .selectFrom('contact_message')
      .select(({ fn }) => [fn.countAll<number>().as('number'), fn.min<number | null>('received').as('first')])
      .where('received', '>', now - window)
      // Not what lies further ahead: it was received before a wrong clock was set back.
      .where('received', '<=', now + window)
      .executeTakeFirstOrThrow();
    if (number >= max) return { kind: 'full', until: new Date((first ?? now) + window) };
  }
  return undefined;
}

/** Undefined where its key, its nonce or the new reference has just been stored by someone else. */
async function insertMessage(
  db: Kysely<Tables>,
  { contact, locale, targets, agreed, idempotencyKey, nonce }: NewMessage,
  now: number,
): Promise<StoreResult | undefined> {
  const id = newId();
  const reference = newReference();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contact_message')
    .values({
      id,
      reference,
      received: now,
      locale,
      contact: JSON.stringify(contact),
      sender: addressKey(contact.email),
      agreed: agreed === undefined ? null : JSON.stringify(agreed),
      idempotency_key: idempotencyKey ?? null,
      nonce: nonce ?? null,
      fingerprint: fingerprint(contact),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return undefined;
  await db
    .insertInto('contact_delivery')
    .values(targets.map((target) => newDelivery(id, target, now)))
    .execute();
  return { kind: 'accepted', id, reference, receivedAt: new Date(now) };
}

/** Tells two messages apart without keeping their text twice: SHA-256 over the fields in form order. */
function fingerprint(contact: ContactDetails): string {
  return hash('sha256', JSON.stringify(contactFields.map((field) => contact[field])));
}
