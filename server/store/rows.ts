import type { Agreed } from '#common/legalVersions.ts';
import type { Locale } from '#common/locales.ts';
import {
  destinationNames,
  type Ceiling,
  type ContactDetails,
  type DeliveryState,
  type DestinationName,
  type Everything,
  type OutboxMessage,
  type Removed,
  type StoredDelivery,
  type StoredMessage,
  type TakenMessage,
} from './message.ts';
import type { Backlog, Stored, Troubled } from './outbox.ts';

/** SQLite keeps milliseconds, and JSON as text; PostgreSQL's client gives dates and objects, and counts as text. */
type Time = number | Date | string;
type Count = number | string;
type Json<Value> = string | Value;

/** What `storedOf` needs. */
export type StoredRow = { id: string; reference: string | null; received: Time };

type MessageRow = StoredRow & {
  contact: Json<ContactDetails>;
  locale: Locale;
  agreed: Json<Agreed> | null;
};

/** Columns that are milliseconds in SQLite and times in PostgreSQL … */
export const times: ReadonlySet<string> = new Set(['received', 'due', 'since', 'settled']);

/** … and those that are JSON, in SQLite as text. */
const documents: ReadonlySet<string> = new Set(['contact', 'reached', 'agreed']);

type DeliveryRow = {
  destination: DestinationName;
  state: DeliveryState;
  due: Time;
  since: Time;
  settled: Time | null;
  attempts: number;
  reason: string | null;
  reached: Json<string[]>;
  uncertain: number;
};

function parsed<Value>(json: Json<Value>): Value {
  return typeof json === 'string' ? (JSON.parse(json) as Value) : json;
}

/** What the sender of a stored message is told of it. */
export function storedOf({ id, reference, received }: StoredRow): Stored {
  return { id, reference: reference ?? undefined, receivedAt: new Date(received) };
}

function messageOf(row: MessageRow): OutboxMessage {
  return { ...storedOf(row), contact: parsed(row.contact), locale: row.locale };
}

function timeOf(time: Time | null): Date | undefined {
  return time === null ? undefined : new Date(time);
}

function deliveryOf(row: DeliveryRow): StoredDelivery {
  return {
    destination: row.destination,
    state: row.state,
    due: new Date(row.due),
    settledAt: timeOf(row.settled),
    attempts: row.attempts,
    reason: row.reason ?? undefined,
    reached: parsed(row.reached),
  };
}

/** @param rows with every column of the message, and `deliveries` as a list in JSON */
export function storedFrom(rows: unknown[]): StoredMessage[] {
  return (rows as (MessageRow & { deliveries: Json<DeliveryRow[]> })[]).map((row) => {
    const rows = parsed(row.deliveries).sort(
      (a, b) => destinationNames.indexOf(a.destination) - destinationNames.indexOf(b.destination),
    );
    const withTeam = rows.find(({ destination }) => destination === 'team');
    if (withTeam === undefined) throw new Error(`message ${row.id} does not go to the team`);
    return {
      ...deliveryOf(withTeam),
      ...messageOf(row),
      agreed: row.agreed === null ? undefined : parsed(row.agreed),
      deliveries: rows.map(deliveryOf),
    };
  });
}

type AnyRow = Record<string, unknown>;

/** Every column, whatever there will be, under its name in our writing. */
function columnsOf(row: AnyRow): AnyRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()),
      writtenOf(column, value),
    ]),
  );
}

function writtenOf(column: string, value: unknown): unknown {
  if (value !== null && times.has(column)) return new Date(value as Time);
  return documents.has(column) ? parsed(value) : value;
}

/** @param deliveries in any order; both with every column */
export function everythingFrom(message: AnyRow & { id: string }, deliveries: AnyRow[]): Everything {
  return {
    ...columnsOf(message),
    id: message.id,
    deliveries: deliveries.map(columnsOf),
  };
}

/** The contact of a row that has it. */
export function contactFrom(row: unknown): ContactDetails {
  return parsed((row as MessageRow).contact);
}

/** @param rows with the columns of the message and of the delivery, in any order */
export function takenFrom(rows: unknown[]): TakenMessage[] {
  return (rows as (MessageRow & DeliveryRow)[])
    .map((row) => ({
      ...messageOf(row),
      destination: row.destination,
      triedSince: new Date(row.since),
      attempts: row.attempts,
      reached: parsed(row.reached),
      uncertain: row.uncertain,
    }))
    .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

/** What `postpone` adds and sets; null leaves what was known of the delivery before. */
export function outcomeOf(outcome?: { uncertain: boolean; refused?: boolean }) {
  if (outcome === undefined) return { uncertain: 0, refused: null };
  return { uncertain: Number(outcome.uncertain), refused: Number(outcome.refused ?? false) };
}

/** @param rows with id, state, received */
export function removedFrom(rows: unknown[]): Removed[] {
  return (rows as (StoredRow & DeliveryRow)[]).map(({ id, state, received }) => ({
    id,
    state,
    receivedAt: new Date(received),
  }));
}

/**
 * Until when a ceiling is reached; undefined where it is not.
 * @param row with the number of messages in its window, and when the first of them was received
 */
export function fullUntil({ max, window }: Ceiling, row: unknown, now: number): number | undefined {
  const { number, first } = row as { number: Count; first: Time | null };
  return Number(number) < max ? undefined : new Date(first ?? now).getTime() + window;
}

/**
 * Each state is read from its own index.
 * @param table of deliveries
 */
export const backlogQuery = (table: string) =>
  `select destination, state, count(*) as messages, min(since) as oldest from ${table}
   where state = 'queued' group by destination, state
   union all
   select destination, state, count(*), min(since) from ${table}
   where state = 'failed' group by destination, state`;

type BacklogRow = Pick<DeliveryRow, 'destination' | 'state'> & { messages: Count; oldest: Time };

export function backlogFrom(rows: unknown[]): Record<DestinationName, Backlog> {
  const backlogs = destinationNames.map((name) => {
    const find = (wanted: DeliveryState) =>
      (rows as BacklogRow[]).find(({ destination, state }) => destination === name && state === wanted);
    const queued = find('queued');
    const backlog: Backlog = {
      queued: Number(queued?.messages ?? 0),
      failed: Number(find('failed')?.messages ?? 0),
      oldestQueued: queued === undefined ? undefined : new Date(queued.oldest),
    };
    return [name, backlog] as const;
  });
  return Object.fromEntries(backlogs) as Record<DestinationName, Backlog>;
}

/**
 * Of one destination, so that each query is short: an embedded database answers nobody else meanwhile.
 * @param table of deliveries; only what is not delivered is read, by the indexes for it
 * @param at the database's places for the destination and the time
 */
export const troubledQuery = (table: string, at: Record<'destination' | 'overdue', string>) =>
  `select trouble, count(*) as count, min(cast(message as text)) as oldest from
     (select message, 'failed' as trouble from ${table}
      where state = 'failed' and destination = ${at.destination}
      union all
      select message, case
        when refused > 0 and reached <> '[]' then 'partly_refused'
        when refused > 0 then 'refused'
        when uncertain > 0 then 'uncertain'
        when since <= ${at.overdue} then 'overdue' end
      from ${table} where state = 'queued' and destination = ${at.destination}) as undelivered
   where trouble is not null group by trouble`;

export function troubledFrom(destination: DestinationName, rows: unknown[]): Troubled[] {
  return (rows as (Omit<Troubled, 'destination' | 'count'> & { count: Count })[]).map((row) => ({
    ...row,
    destination,
    count: Number(row.count),
  }));
}

/** @param table of deliveries; each number is read from an index */
export const countQuery = (table: string) => {
  const those = (which: string) => `(select count(*) from ${table} where destination = 'team' and ${which})`;
  return `select ${those("state = 'queued'")} as queued, ${those("state = 'failed'")} as failed,
    ${those("state = 'delivered' and settled is not null")} as delivered`;
};

export function countFrom(rows: unknown[]): Record<DeliveryState, number> {
  const [{ queued, delivered, failed }] = rows as [Record<DeliveryState, Count>];
  return { queued: Number(queued), delivered: Number(delivered), failed: Number(failed) };
}
