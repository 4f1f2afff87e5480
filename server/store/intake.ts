import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { contactFields } from '#common/contact.ts';
import { addressKey } from './addressKey.ts';
import type { Ceiling, ContactDetails, NewMessage, Tables } from './message.ts';
import type { StoreResult, Outbox } from './outbox.ts';
import { ceilingLock } from './postgres.ts';
import { newReference } from './reference.ts';
import { storedOf } from './rows.ts';
import type { Database } from './database.ts';

/** Tells two messages apart without keeping their text twice: SHA-256 over the fields in form order. */
function fingerprint(contact: ContactDetails): string {
  return hash('sha256', JSON.stringify(contactFields.map((field) => contact[field])));
}

/** How messages come in. */
export function intake({
  ready,
  isPostgres,
  requireFiles,
  clock,
}: Database): Pick<Outbox, 'accept' | 'recall'> {
  async function recall(
    db: Kysely<Tables>,
    { contact, idempotencyKey, nonce }: Parameters<Outbox['recall']>[0],
  ) {
    if (idempotencyKey === undefined && nonce === undefined) return undefined;
    const found = await db
      .selectFrom('contact_message')
      .select(['id', 'reference', 'received', 'fingerprint', 'idempotency_key'])
      .where((is) =>
        is.or([is('idempotency_key', '=', idempotencyKey ?? null), is('nonce', '=', nonce ?? null)]),
      )
      .execute();
    // The key decides where both are known.
    const known = found.find((row) => row.idempotency_key === idempotencyKey) ?? found[0];
    if (known === undefined) return undefined;
    return known.fingerprint === fingerprint(contact)
      ? ({ kind: 'repeated', ...storedOf(known) } as const)
      : ({ kind: 'conflict' } as const);
  }

  async function fullFor(db: Kysely<Tables>, ceilings: readonly Ceiling[]): Promise<StoreResult | undefined> {
    const now = clock();
    for (const { max, window } of ceilings) {
      const { number, first } = await db
        .selectFrom('contact_message')
        .select(({ fn }) => [
          fn.countAll<number>().as('number'),
          fn.min<number | null>('received').as('first'),
        ])
        .where('received', '>', now - window)
        // Not what lies further ahead: it was received before a wrong clock was set back.
        .where('received', '<=', now + window)
        .executeTakeFirstOrThrow();
      if (number >= max) return { kind: 'full', until: new Date((first ?? now) + window) };
    }
    return undefined;
  }

  /** Undefined where its key, its nonce or the new reference has just been stored by someone else. */
  async function store(db: Kysely<Tables>, message: NewMessage): Promise<StoreResult | undefined> {
    const { contact, locale, targets, agreed, idempotencyKey, nonce } = message;
    const [id, reference, received] = [newId(), newReference(), clock()];
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('contact_message')
      .values({
        ...{ id, reference, received, locale },
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
      .values(
        targets.map((target) => ({
          ...{ message: id, ...target, state: 'queued' as const },
          ...{ due: received, since: received, attempts: 0, refused: 0, unsettled: 0 },
        })),
      )
      .execute();
    return { kind: 'accepted', id, reference, receivedAt: new Date(received) };
  }

  async function accept(message: NewMessage): Promise<StoreResult> {
    const { ceilings = [] } = message;
    const db = await ready();
    requireFiles();
    const acceptance = await db.transaction().execute(async (transaction) => {
      // Two servers that count at the same time would see the same number; SQLite has one writer anyway.
      if (isPostgres && ceilings.length > 0)
        await sql`select pg_advisory_xact_lock(${ceilingLock})`.execute(transaction);
      return (
        (await recall(transaction, message)) ??
        (await fullFor(transaction, ceilings)) ??
        (await store(transaction, message))
      );
    });
    // Until now somebody may have taken the file away that it was written to.
    requireFiles();
    // A unique constraint was hit in between: the second attempt finds the message, or takes a new reference.
    return acceptance ?? accept(message);
  }

  return {
    accept,
    async recall(message) {
      const db = await ready();
      requireFiles();
      return recall(db, message);
    },
  };
}
