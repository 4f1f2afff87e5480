import type { Locale } from '#common/locales.ts';
import type { ContactDetails, MessageState, Removed, StoredMessage, TakenMessage } from './message.ts';
import type { Backlog } from './outbox.ts';

/** SQLite keeps milliseconds and JSON as text, PostgreSQL's client gives dates and objects. */
type Time = number | Date;

export type MessageRow = {
  id: string;
  state: MessageState;
  contact: string | ContactDetails;
  locale: Locale;
  received: Time;
  due: Time;
  settled: Time | null;
  /** When a person last had it sent again. */
  retried: Time | null;
  attempts: number;
  reason: string | null;
};

export type TakenRow = Pick<MessageRow, 'id' | 'contact' | 'locale' | 'received' | 'retried' | 'attempts'>;
export type RemovedRow = Pick<MessageRow, 'id' | 'state' | 'received'>;
export type BacklogRow = { queued: number; failed: number; oldest: Time | null };
/** PostgreSQL's client gives large integers as text. */
export type CountRow = Record<'queued' | 'settled' | 'failed', number | string>;

function contactOf({ contact }: Pick<MessageRow, 'contact'>): ContactDetails {
  return typeof contact === 'string' ? (JSON.parse(contact) as ContactDetails) : contact;
}

export function stored(row: MessageRow): StoredMessage {
  const { id, state, locale, attempts } = row;
  return {
    id,
    state,
    contact: contactOf(row),
    locale,
    receivedAt: new Date(row.received),
    due: new Date(row.due),
    settledAt: row.settled === null ? undefined : new Date(row.settled),
    attempts,
    reason: row.reason ?? undefined,
  };
}

/** Oldest first, which the order of an update's rows does not promise. */
export function taken(rows: TakenRow[]): TakenMessage[] {
  return rows
    .map((row) => ({
      id: row.id,
      contact: contactOf(row),
      locale: row.locale,
      receivedAt: new Date(row.received),
      triedSince: new Date(row.retried ?? row.received),
      attempts: row.attempts,
    }))
    .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

export function removed(rows: RemovedRow[]): Removed[] {
  return rows.map(({ id, state, received }) => ({ id, state, receivedAt: new Date(received) }));
}

export function backlogOf({ queued, failed, oldest }: BacklogRow): Backlog {
  return { queued, failed, oldestQueued: oldest === null ? undefined : new Date(oldest) };
}

/** What is settled and has not failed was delivered: both are counted by an index. */
export function countsOf({ queued, settled, failed }: CountRow): Record<MessageState, number> {
  return { queued: Number(queued), delivered: Number(settled) - Number(failed), failed: Number(failed) };
}
