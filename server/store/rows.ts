import type { Locale } from '#common/locales.ts';
import type { ContactDetails, MessageState, Removed, StoredMessage, TakenMessage } from './message.ts';
import type { Backlog } from './outbox.ts';

/** SQLite keeps milliseconds, and JSON as text; PostgreSQL's client gives dates and objects, and counts as text. */
type Time = number | Date;
type Count = number | string;

type Row = {
  id: string;
  state: MessageState;
  contact: string | ContactDetails;
  locale: Locale;
  received: Time;
  due: Time;
  settled: Time | null;
  retried: Time | null;
  attempts: number;
  reason: string | null;
  reached: string | string[];
  uncertain: number;
};

function contactOf({ contact }: Row): ContactDetails {
  return typeof contact === 'string' ? (JSON.parse(contact) as ContactDetails) : contact;
}

function reachedOf({ reached }: Row): string[] {
  return typeof reached === 'string' ? (JSON.parse(reached) as string[]) : reached;
}

/** @param rows with every column */
export function storedFrom(rows: unknown[]): StoredMessage[] {
  return (rows as Row[]).map((row) => ({
    id: row.id,
    state: row.state,
    contact: contactOf(row),
    locale: row.locale,
    receivedAt: new Date(row.received),
    due: new Date(row.due),
    settledAt: row.settled === null ? undefined : new Date(row.settled),
    attempts: row.attempts,
    reason: row.reason ?? undefined,
    reached: reachedOf(row),
  }));
}

/** What `takenFrom` needs of each row. */
export const takenColumns = 'id, contact, locale, received, retried, attempts, reached, uncertain';

/** @param rows with `takenColumns`; an update gives them in any order */
export function takenFrom(rows: unknown[]): TakenMessage[] {
  return (rows as Row[])
    .map((row) => ({
      id: row.id,
      contact: contactOf(row),
      locale: row.locale,
      receivedAt: new Date(row.received),
      triedSince: new Date(row.retried ?? row.received),
      attempts: row.attempts,
      reached: reachedOf(row),
      uncertain: row.uncertain,
    }))
    .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

/** @param rows with id, state, received */
export function removedFrom(rows: unknown[]): Removed[] {
  return (rows as Row[]).map(({ id, state, received }) => ({ id, state, receivedAt: new Date(received) }));
}

/** @param table of messages; each number is read from an index */
export const backlogQuery = (table: string) =>
  `select (select count(*) from ${table} where state = 'queued') as queued,
          (select count(*) from ${table} where state = 'failed') as failed,
          (select min(received) from ${table} where state = 'queued') as oldest`;

export function backlogFrom(rows: unknown[]): Backlog {
  const [{ queued, failed, oldest }] = rows as [{ queued: Count; failed: Count; oldest: Time | null }];
  const oldestQueued = oldest === null ? undefined : new Date(oldest);
  return { queued: Number(queued), failed: Number(failed), oldestQueued };
}

/** @param table of messages; each number is read from an index */
export const countQuery = (table: string) =>
  `select (select count(*) from ${table} where state = 'queued') as queued,
          (select count(*) from ${table} where settled is not null) as settled,
          (select count(*) from ${table} where state = 'failed') as failed`;

/** What is settled and has not failed was delivered. */
export function countFrom(rows: unknown[]): Record<MessageState, number> {
  const [{ queued, settled, failed }] = rows as [{ queued: Count; settled: Count; failed: Count }];
  return { queued: Number(queued), delivered: Number(settled) - Number(failed), failed: Number(failed) };
}
